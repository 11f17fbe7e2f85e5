import CompatTests
import Testing

/// A replay that agrees with everything proves nothing: each field has to be able to disagree.
struct `Comparison with a recording` {
  private static let recorded: ScriptOutcome = {
    var outcome = ScriptOutcome()
    outcome.taps = ["T app:1", "Q=? -"]
    outcome.seen = ["G3=app"]
    outcome.getter = "app"
    outcome.chain = "app"
    return outcome
  }()

  @Test func `sees another list`() {
    let lists: [(String, WritableKeyPath<ScriptOutcome, [String]>)] = [
      ("taps", \.taps), ("seen", \.seen), ("assert", \.failedChecks),
      ("dangle", \.danglingUses), ("unrec", \.unrecognized),
    ]
    for (field, path) in lists {
      var actual = Self.recorded
      actual[keyPath: path].append("more")
      #expect(Self.recorded.disagreements(with: actual).map(\.field) == [field])
    }
  }

  @Test func `sees another delegate, chain, setter name and cycle`() {
    var actual = Self.recorded
    actual.getter = "rx"
    actual.chain = "rx(app)"
    actual.setterName = "a_setDelegate:"
    let fields = Self.recorded.disagreements(with: actual)
    #expect(fields.map(\.field) == ["getter", "chain", "cmd"])
    #expect(fields.map(\.expected) == ["app", "app", "none"])
    #expect(fields.map(\.actual) == ["rx", "rx(app)", "a_setDelegate:"])
    actual.cycle = "responds@T1"
    #expect(Self.recorded.disagreements(with: actual).map(\.field) == ["cycle"])
  }

  @Test func `an undefined value is not compared, but who counted is`() {
    var actual = Self.recorded
    actual.taps[1] = "Q=0 -"
    #expect(Self.recorded.disagreements(with: actual).isEmpty)
    actual.taps[1] = "Q=0 app:1"
    #expect(Self.recorded.disagreements(with: actual).map(\.field) == ["taps"])
    actual.taps[1] = "Q -"
    #expect(Self.recorded.disagreements(with: actual).map(\.field) == ["taps"])
  }

  @Test func `what follows a ring is not compared`() {
    var recorded = ScriptOutcome()
    recorded.cycle = "responds@O3"
    recorded.failedChecks = ["A3@O2"]
    var actual = Self.recorded
    actual.cycle = "responds@O3"
    actual.failedChecks = ["A3@O2"]
    #expect(recorded.disagreements(with: actual).isEmpty)
    actual.failedChecks = []
    #expect(recorded.disagreements(with: actual).map(\.field) == ["assert"])
  }

  @Test func `a control script that ends otherwise disagrees`() {
    var recorded = ControlOutcome()
    recorded.added = "Y"
    recorded.taps = ["Button": "g1 a1", "Switch": "g0 a1"]
    var actual = recorded
    actual.added = "N"
    actual.taps["Switch"] = "g1 a0 unrecognized"
    #expect(
      recorded.disagreements(with: actual).map(\.field) == ["addMethod", "taps of Switch"])
    actual.isEndless = true
    #expect(recorded.disagreements(with: actual).map(\.field) == ["outcome"])
  }
}
