@MainActor
protocol SkipDeciding: PlayerDelegate {
  func player(_ player: Player, shouldSkip title: String) -> Bool
}
