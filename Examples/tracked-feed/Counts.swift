/// How often a party heard of each event.
typealias Counts = [FeedEvent: Int]

extension Counts {
  /// The counts that `count` gives, of every event.
  init(_ count: (FeedEvent) -> Int) {
    self.init(uniqueKeysWithValues: FeedEvent.allCases.map { ($0, count($0)) })
  }
}
