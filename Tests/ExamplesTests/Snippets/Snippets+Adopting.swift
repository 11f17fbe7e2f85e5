import DelegateBridge
import Streams

extension Snippets {
  static func adopting(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let (player, jukebox) = (Player(), Jukebox())
    player.delegate = jukebox
    player.play("Take Five")
    print(bridge.explain(player))
    print("\(bridge.find(Jukebox.self, in: player) === jukebox)")

    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let subscription = player.rx.played.subscribe(onNext: { _ in })
      player.play("So What")
      subscription.dispose()
    }
    print("\(recorder.violations)")
  }
}
