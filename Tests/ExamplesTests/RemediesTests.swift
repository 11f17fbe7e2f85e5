import Testing

struct RemediesTests {
  private let example = Example(name: "remedies")

  @Test func `each remedy but the bridge is wrong somewhere`() throws {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    let rows = run.output.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
    #expect(
      rows.first { $0.first == "who comes" }?.dropFirst()
        == ["none", "modifiedReactive", "adaptedTracker", "forwardingTarget", "bridge"])
    let broken = "assertion, ring"
    for (scenario, outcomes) in [
      ("tracker, app, streams", ["fine", "fine", "fine", "twice", "fine"]),
      ("app, tracker, streams", [broken, "misread", "lost", "fine", "fine"]),
      ("two trackers, app, streams", [broken, "misread, lost", "fine", "twice", "fine"]),
      ("app, two trackers, streams", [broken, broken, "lost", "fine", "fine"]),
    ] {
      let row = rows.first { $0.first.map(String.init) == scenario }
      #expect(row?.dropFirst().map(String.init) == outcomes, "\(scenario)")
    }
    #expect(run.output.contains("bridge: nobody is changed"))
    #expect(!run.output.contains("WRONG"))
  }

  @Test func `a wrong command line gets one clear line and status 2`() throws {
    let run = try example.run("none")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["remedies: takes no arguments; usage: remedies"])
  }
}
