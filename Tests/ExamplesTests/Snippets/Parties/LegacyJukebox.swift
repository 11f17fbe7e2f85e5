import Streams

final class LegacyJukebox: MessageObject {
  private(set) var heard: [String] = []

  override class var methods: Methods {
    Methods(LegacyJukebox.self) {
      $0.on(Player.didPlay) { jukebox, player, title in jukebox.heard.append(title) }
    }
  }
}
