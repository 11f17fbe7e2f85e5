import Streams

/// What the parties of one session saw.
struct Outcome {
  let setting: Setting
  let app: Counts
  let tracker: Counts?
  let streams: Counts
  let violations: [Violation]

  /// The chain at the end of the session, where there is a bridge to explain it.
  let chain: String?

  /// Everybody who listened, with what they heard.
  var parties: [(name: String, counts: Counts)] {
    [("app", app)] + (tracker.map { [("tracker", $0)] } ?? []) + [("streams", streams)]
  }

  /// Whether everybody heard of each event exactly once, and nothing went wrong.
  func isRight(expecting expected: Counts) -> Bool {
    violations.isEmpty && parties.allSatisfy { $0.counts == expected }
  }

  /// Whether this failed as two parties that know nothing of each other are known to fail: the
  /// wrapper and the reactive proxy pass messages to each other.
  var showsKnownFailure: Bool { violations.contains { $0.kind == .forwardingCycle } }
}
