/// A delegate that decides: nobody skips the end of the day.
final class Parents: SkipDeciding {
  private(set) var heard: [String] = []

  func player(_ player: Player, didPlay title: String) { heard.append(title) }

  func player(_ player: Player, shouldSkip title: String) -> Bool { title != "Lullaby" }
}
