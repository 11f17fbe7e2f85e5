import DelegateBridge
import Streams

extension Snippets {
  static func censoring(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let censor = bridge.add { _ in Censor() }
    bridge.add { host in host is Player ? SkipLimit() : nil }
    bridge.place(SkipLimit.self, before: Censor.self)

    let (player, jukebox) = (Player(), Jukebox())
    player.delegate = jukebox
    player.play("Rude Song")
    censor.remove()
    player.play("Rude Song")
    print("\(jukebox.heard)")
    print("\((1...3).map { player.skip("Part \($0)") })")
  }
}
