import Streams

extension Snippets {
  static func sending(_ print: @escaping Printing) {
    let (player, jukebox, parents) = (Player(), Jukebox(), Parents())
    player.delegate = jukebox
    print("\(player.skip("Lullaby"))")
    player.delegate = parents
    print("\(player.skip("Lullaby"))")
  }

  static func exchanging(_ print: @escaping Printing) {
    let (player, legacy) = (Player(), LegacyJukebox())
    let type = LegacyJukebox.classObject.makeSubclass(named: "QuietJukebox")
    type.addMethod(
      Player.didPlay.selector, Player.didPlay.implementation { _, _, _, _ in print("hush") })
    legacy.objectClass = type
    player.delegate = legacy
    player.play("So What")
  }
}
