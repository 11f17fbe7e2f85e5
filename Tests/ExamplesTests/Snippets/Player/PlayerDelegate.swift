@MainActor
protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, didPlay title: String)
}
