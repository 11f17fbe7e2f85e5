import Streams

/// What the parties of one session saw.
struct Outcome {
  /// How often each party heard of each event.
  typealias Counts = [FeedEvent: Int]

  let setting: Setting
  let app: Counts
  let tracker: Counts?
  let streams: Counts
  let violations: [Violation]

  /// The chain at the end of the session, where a bridge could explain it.
  let chain: String?

  /// The parties that are there, with what each heard.
  var parties: [(name: String, counts: Counts)] {
    [("app", app)] + (tracker.map { [("tracker", $0)] } ?? []) + [("streams", streams)]
  }

  /// Whether each party heard of each event once, and nothing went wrong.
  func isRight(expecting expected: Counts) -> Bool {
    violations.isEmpty && parties.allSatisfy { $0.counts == expected }
  }
}
