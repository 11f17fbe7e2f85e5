import ExampleSupport
import Streams

/// What a person gets to see of a number of sessions.
struct Report {
  /// The session without a tracker, which tells what should be heard.
  let alone: Outcome

  /// The sessions with one.
  let shared: [Outcome]

  /// Whether everything is as it should be: each party works alone and with the bridge, and fails
  /// without.
  var isRight: Bool {
    verdicts.allSatisfy(\.isExpected)
  }

  /// The report, line by line.
  var lines: [String] {
    var table = TextTable(
      header: ["who is there", "who hears"] + FeedEvent.allCases.map(\.rawValue))
    for outcome in [alone] + shared {
      for (index, party) in outcome.parties.enumerated() {
        table.add(
          [index == 0 ? outcome.setting.name : "", party.name]
            + FeedEvent.allCases.map { "\(party.counts[$0, default: 0])" })
      }
    }
    return table.lines
      + verdicts.flatMap { verdict in
        ["", "\(verdict.outcome.setting.name): \(verdict.text)"] + details(of: verdict.outcome)
      }
  }

  private struct Verdict {
    let outcome: Outcome
    let text: String
    let isExpected: Bool
  }

  private var verdicts: [Verdict] {
    ([alone] + shared).map { outcome in
      let isRight = outcome.isRight(expecting: alone.app)
      if outcome.setting.tracking == .never || outcome.setting.isBridged {
        return Verdict(
          outcome: outcome, text: isRight ? "everybody hears everything once" : "WRONG",
          isExpected: isRight)
      }
      let isKnown = outcome.showsKnownFailure
      return Verdict(
        outcome: outcome, text: isKnown ? "fails, as it is known to" : "WRONG: does not fail",
        isExpected: isKnown)
    }
  }

  /// The chain, and one violation of each kind with the number of its like.
  private func details(of outcome: Outcome) -> [String] {
    var kinds: [Violation.Kind] = []
    for violation in outcome.violations where !kinds.contains(violation.kind) {
      kinds.append(violation.kind)
    }
    let failures = kinds.map { kind in
      let violations = outcome.violations.filter { $0.kind == kind }
      let more = violations.count > 1 ? " (and \(violations.count - 1) more)" : ""
      return "  \(kind.rawValue): \(violations[0].detail)\(more)"
    }
    let chain = outcome.chain?.split(separator: "\n").map { "  \($0)" } ?? []
    return chain + failures
  }
}
