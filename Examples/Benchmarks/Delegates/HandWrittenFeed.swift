/// A host as it is written without the library: a weak property, and a call of the protocol.
@MainActor
final class HandWrittenFeed {
  weak var delegate: (any FeedDelegate)?

  func select(_ row: Int, on feed: Feed) { delegate?.feed(feed, didSelect: row) }
}
