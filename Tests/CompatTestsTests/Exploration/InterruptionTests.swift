import CompatTests
import DelegateBridge
import Testing

/// Operations that happen while a message is on its way.
@MainActor
@Suite struct `An interruption` {
  @Test(arguments: [
    ("A O IN1 N T T", ["T rx:1 app:1", "T rx:1"]),
    ("A O IN2 A2 T T", ["T rx:1 app:1", "T rx:1 app2:1"]),
    ("A O IN3 N T T", ["T rx:1 app:1", "T rx:1 app:1"]),
    ("A HA O2 O IN2 X T T", ["T trackA#1:1 publisher:1 app:1", "T trackA#1:1 publisher:1 app:1"]),
  ])
  func `happens after so many have got the message, and not if there are fewer`(
    order: String, sends: [String]
  ) throws {
    let run = ScriptRun(try Script(order: order), bridged: true)
    #expect(run.outcome.taps == sends)
    #expect(run.lawViolations == [])
  }

  @Test func `that sends, exchanges methods or takes another host does not happen`() throws {
    for word in ["T", "HA", "NEW"] {
      let run = ScriptRun(try Script(order: "A IN1 \(word) S T G"), bridged: true)
      #expect(run.outcome.taps == ["S -", "T app:1"], "\(word)")
      #expect(run.outcome.getter == "app")
    }
  }
}
