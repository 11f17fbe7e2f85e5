import DelegateBridge
import Streams

extension Snippets {
  static func broadcasting(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let (player, jukebox, parents) = (Player(), Jukebox(), Parents())
    let broadcast = Broadcast(to: [jukebox, parents])
    broadcast.deny(Player.didPlay, to: parents)
    broadcast.setOwner(parents, of: Player.shouldSkip)
    player.delegate = broadcast
    player.play("Lullaby")
    print("\(jukebox.heard), \(parents.heard), \(player.skip("Lullaby"))")
  }

  static func takingOver(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let (player, preview, jukebox, parents) = (Player(), Jukebox(), Jukebox(), Parents())
    player.delegate = preview
    let takeover = BroadcastTakeover(of: player, for: [parents])
    takeover.delegate = jukebox
    player.play("Blue in Green")
    takeover.delegate = nil
    player.play("All Blues")
    print("\(preview.heard), \(jukebox.heard), \(parents.heard)")
  }

  static func adapting(_ print: @escaping Printing) {
    let bridge = DelegateBridge.install(on: Player.self)
    defer { bridge.remove() }

    let (player, jukebox, parents) = (Player(), Jukebox(), Parents())
    player.delegate = jukebox
    let proxy = InterceptingProxy(intercepting: [Player.shouldSkip], for: parents)
    proxy.install(on: player)
    player.play("Lullaby")
    print("\(jukebox.heard), \(parents.heard), \(player.skip("Lullaby"))")

    proxy.remove()
    print("\(player.delegate === jukebox)")
  }
}
