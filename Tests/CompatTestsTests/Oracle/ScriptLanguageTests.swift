import CompatTests
import Streams
import Testing

struct `The language of scripts` {
  @Test func `every word is read, and written as it was`() throws {
    let order = Script.Operation.allCases.map(\.rawValue).joined(separator: " ")
    let options = Script.Option.allCases.map(\.rawValue)
    let script = try Script(order: order, options: options, slot: "assign")
    #expect(script.operations == Script.Operation.allCases)
    #expect(script.options == Set(Script.Option.allCases))
    #expect(script.slot == .unsafe)
    #expect(script.description.hasPrefix(order))
    #expect(script.label(at: 0) == "HA1")
  }

  @Test func `what an operation does is told in words`() {
    let summaries = Set(Script.Operation.allCases.map(\.summary))
    #expect(summaries.count == Script.Operation.allCases.count)
  }

  @Test func `an unknown word is named`() {
    #expect(throws: Script.ParseError.operation("AA")) { try Script(order: "HA AA O") }
    #expect(throws: Script.ParseError.option("noassoc")) {
      try Script(order: "HA", options: ["wd", "noassoc"])
    }
    #expect(throws: Script.ParseError.slot("unsafe")) { try Script(order: "HA", slot: "unsafe") }
    #expect(throws: Script.ParseError.hook("nave")) { try ControlScript(order: "naive nave") }
    #expect("\(Script.ParseError.operation("AA"))" == "unknown operation 'AA'")
    #expect("\(Script.ParseError.option("x"))" == "unknown option 'x'")
    #expect("\(Script.ParseError.slot("x"))" == "unknown slot 'x': it is weak, assign or strong")
    #expect("\(Script.ParseError.hook("x"))" == "unknown way of hooking a control 'x'")
  }

  @Test func `words may be apart by any white space`() throws {
    #expect(try Script(order: " HA\tA \n T ").operations == [.hookA, .setApp, .select])
    #expect(try Script(order: "").operations == [])
  }
}
