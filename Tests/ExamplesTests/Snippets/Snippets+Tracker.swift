import DelegateBridge
import Streams

extension Snippets {
  static func tracking(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let tracker = TrackingHook.install(
      on: Player.self, named: "analytics", recording: [Player.didPlay])
    let (player, jukebox) = (Player(), Jukebox())
    player.delegate = jukebox
    player.play("Take Five")
    print("\(tracker.count(of: Player.didPlay)), \(player.delegate === jukebox)")

    tracker.remove()
  }

  static func hooking(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let hook = TitleLogHook()
    let (player, jukebox) = (Player(), Jukebox())
    player.delegate = jukebox
    let subscription = player.rx.played.subscribe(onNext: { print("stream: \($0)") })
    player.play("Naima")
    print("\(hook.titles), \(jukebox.heard)")

    subscription.dispose()
    hook.exchange()
  }
}
