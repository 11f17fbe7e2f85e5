final class Jukebox: PlayerDelegate {
  private(set) var heard: [String] = []

  func player(_ player: Player, didPlay title: String) { heard.append(title) }
}
