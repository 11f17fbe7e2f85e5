import Streams

extension Snippets {
  static func streaming(_ print: @escaping Printing) {
    let (player, jukebox) = (Player(), Jukebox())
    let bag = DisposeBag()

    player.delegate = jukebox
    player.rx.played.subscribe(onNext: { print("stream: \($0)") }).disposed(by: bag)
    player.play("Take Five")
    print("\(jukebox.heard), \(player.delegate === player.rx.delegate)")
  }

  static func binding(_ print: @escaping Printing) {
    let (player, jukebox) = (Player(), Jukebox())
    let bag = DisposeBag()

    player.rx.setDelegate(jukebox).disposed(by: bag)
    player.rx.invoked(Player.didPlay).map(\.1)
      .subscribe(onNext: { print("\($0), \(jukebox.heard.count)") }).disposed(by: bag)
    player.play("Freddie Freeloader")
  }
}
