import Testing

struct TapGuardTests {
  private let example = Example(name: "tap-guard")

  @Test func `only the action guard delivers what it should, and touches nothing`() throws {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    let summaries = run.output.split(separator: "\n").filter { $0.contains("taps wrong") }
    #expect(summaries.count == 3)
    #expect(summaries.last?.contains(": 0 of ") == true)
    #expect(summaries.last?.hasSuffix("0 changes of isEnabled, 0 unrecognized selectors") == true)
    #expect(summaries.first?.hasSuffix(" 0 unrecognized selectors") == false)
  }

  @Test(arguments: [
    ("{", "not valid JSON"),
    (#"{ "window": -1, "controls": [], "events": [] }"#, "window"),
    (
      #"{ "window": 5, "controls": [], "events": [{ "at": 0, "do": "tap", "control": "x" }] }"#,
      "no control 'x'"
    ),
  ])
  func `a malformed script gets one clear line and status 2`(
    script: String, expected: String
  ) throws {
    let run = try example.run(script: script)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains(expected) == true)
  }

  @Test func `a script that is not there gets one clear line and status 2`() throws {
    let run = try example.run("nowhere.json")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
  }
}
