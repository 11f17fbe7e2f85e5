@MainActor
protocol FeedDelegate: AnyObject {
  func feed(_ feed: Feed, didSelect row: Int)
}
