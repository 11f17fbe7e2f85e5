import CompatTests
import DelegateBridge
import Testing

/// Scripts that random walks found, each for a fault that the bridge had.
@MainActor
@Suite struct `Scripts that once broke a law` {
  private static let scripts: [(order: String, options: [String], slot: String, fault: String)] = [
    ("A U OU U", ["lazyCache"], "weak", "an answer about a message was kept for ever"),
    ("R REL SELF", [], "assign", "setting what is there reported its ring again"),
    ("R2 REL O T", [], "weak", "a new proxy lost what it had just taken from the slot"),
    ("O REL O2 T", ["mixed"], "weak", "a ring that was cut changed the order"),
    ("R REL O2", ["forwardee"], "strong", "asking whether a ring leads to the bridge went round"),
    ("A O2 N X2 T", [], "strong", "a proxy that came back brought back who had been taken out"),
    ("O2 N SAVE R2 T", [], "assign", "a slot that was cleared twice was never settled"),
  ]

  @Test func `break none any more`() throws {
    for (order, options, slot, fault) in Self.scripts {
      let script = try Script(order: order, options: options, slot: slot)
      let violations = ScriptRun(script, bridged: true).lawViolations
      #expect(violations.isEmpty, "\(script): \(fault)")
    }
  }
}
