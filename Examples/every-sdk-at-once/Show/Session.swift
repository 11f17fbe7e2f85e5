import AppModel
import DelegateBridge
import ExampleSupport
import Streams

/// One visit to the screen: everybody comes in a random order, and the user does a lot.
@MainActor
struct Session {
  /// Who came, in which order.
  let arrivals: [Party]

  /// How often each party heard of each event, below what happened.
  let counts: [(name: String, counts: [Int?])]

  /// The chain of the list at the end, and what guards the button.
  let explanation: [String]

  /// What went wrong.
  let violations: [Violation]

  init(_ options: Options) {
    var random = SeededGenerator(seed: options.seed)
    let arrivals = Party.allCases.shuffled(using: &random)
    let recorder = ViolationRecorder()
    (counts, explanation) = ViolationHandler.with(.record(into: recorder)) {
      let bridge = DelegateBridge.install(on: CollectionView.self)
      let clock = VirtualTimeScheduler()
      let screen = Screen(now: { clock.now })
      for party in arrivals { screen.install(party) }
      var user = User(of: screen, clock: clock, random: random)
      user.watching { screen.appear() }
      for _ in 0..<options.actions { user.act() }
      return (
        Self.counts(on: screen, user.happened),
        [bridge.explain(screen.view), "", screen.button.description]
      )
    }
    self.arrivals = arrivals
    violations = recorder.violations
  }

  /// Whether nothing went wrong, and everybody heard of everything that happened once.
  var isRight: Bool {
    violations.isEmpty
      && counts.allSatisfy { zip($0.counts, counts[0].counts).allSatisfy { $0 == nil || $0 == $1 } }
  }

  var lines: [String] {
    var table = TextTable(header: ["who hears"] + Event.allCases.map(\.rawValue))
    for (name, counts) in counts { table.add([name] + counts.map { $0.map { "\($0)" } ?? "" }) }
    let failures = violations.prefix(10).map(\.description)
    return ["They come in this order: \(arrivals.map(\.rawValue).joined(separator: ", "))", ""]
      + table.lines + [""] + failures
      + [isRight ? "everybody hears everything once" : "WRONG", ""] + explanation
  }

  private static func counts(
    on screen: Screen, _ happened: Tally
  ) -> [(name: String, counts: [Int?])] {
    let parties = Party.allCases.map { party in
      let counts = Event.allCases.map { event in
        party.interests.contains(event) ? screen.count(of: event, heardBy: party) : nil
      }
      return (name: party.rawValue, counts: counts)
    }
    return [(name: "what happened", counts: Event.allCases.map { happened[$0] })] + parties
  }
}
