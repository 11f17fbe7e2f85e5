import AppModel
import DelegateBridge
import Streams

extension Snippets {
  static func intercepting(_ print: @escaping Printing) {
    let (player, jukebox) = (Player(), LegacyJukebox())
    player.delegate = jukebox
    let hook = Interception.install(on: LegacyJukebox.self, Player.didPlay, owner: "shouting") {
      _, proceed, player, title in
      print("before: \(title)")
      proceed(player, title.uppercased())
    }
    player.play("Naima")
    print("\(jukebox.heard), \(Interceptions.all(on: LegacyJukebox.self).map(\.owner))")

    hook.remove()
    player.play("Naima")
    print("\(jukebox.heard)")
  }

  static func guarding(_ print: @escaping Printing) {
    var time = Duration.zero
    let guarding = ActionGuard.install(
      on: Button.self, around: Control.sendAction, window: .seconds(1), now: { time })
    let (pay, till, bag) = (Button("Pay"), Till(), DisposeBag())
    pay.addTarget(till) { _ in till.sales += 1 }
    guarding.suppressed.subscribe(onNext: { print("\($0)") }).disposed(by: bag)

    pay.tap()
    time += .milliseconds(200)
    pay.tap()
    print("\(till.sales), \(pay.isEnabled)")
    defer { guarding.remove() }

    pay.addTarget(till) { _ in till.pending = ActionWork.begin() }
    time += .seconds(2)
    pay.tap()
    time += .seconds(60)
    pay.tap()
    till.pending = nil
    pay.tap()
    print("\(till.sales)")
  }
}
