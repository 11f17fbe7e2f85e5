import Foundation
import Testing

/// Recorded scripts on the command line: what is printed, and with which status the tool ends.
struct ReplayToolTests {
  private let tool = Example(name: "conflict-matrix")

  private static let agreeing = """
    {"order":"A T","opt":[],"slot":"weak","taps":["T app:1"],"getter":"app","chain":"app"}
    {"order":"HA O O T","opt":[],"slot":"weak","cycle":"responds@O3","assert":["A3@O2"]}

    """
  private static let disagreeing = """
    {"order":"A T","opt":[],"slot":"weak","taps":["T app:2"],"getter":"rx","chain":"app"}
    {"order":"A","slot":"strong","getter":"app","chain":"app","uaf":["app"]}
    """

  @Test func `rows that agree end with status 0`() throws {
    let run = try tool.run(["--replay", "-"], input: Self.agreeing)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        rows: 2, agree: 2, skipped: 0
        disagreements by field: none

        """)
  }

  @Test func `rows that disagree or are skipped end with status 1`() throws {
    let run = try tool.run(["--replay", "-"], input: Self.disagreeing)
    #expect(run.status == 1)
    #expect(
      run.output == """
        standard input:1 A T weak
          taps
            expected: T app:2
            came:     T app:1
        standard input:1 A T weak
          getter
            expected: rx
            came:     app
        standard input:2 A strong
          skipped: a party was freed while its own method ran, which Swift does not allow
        rows: 2, agree: 0, skipped: 1
        disagreements by field: getter 1, taps 1

        """)
  }

  @Test func `JSON has the fields that it is to have`() throws {
    let run = try tool.run(["--replay", "-", "--format", "json"], input: Self.disagreeing)
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.rows == 2)
    #expect(report.agree == 0)
    #expect(report.disagree.map(\.field) == ["taps", "getter"])
    #expect(report.disagree.first?.expected == "T app:2")
    #expect(report.disagree.first?.actual == "T app:1")
    #expect(report.skipped.map(\.row) == ["standard input:2 A strong"])
    #expect(report.lawViolations == nil)
  }

  @Test func `bridged rows are checked against the laws only`() throws {
    let run = try tool.run(
      ["--replay", "-", "--bridge", "--format", "json"],
      input: #"{"order":"HA O O T","opt":[],"slot":"assign"}"#)
    #expect(run.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.rows == 1)
    #expect(report.agree == 1)
    #expect(report.lawViolations?.isEmpty == true)
  }

  @Test func `several files are replayed as one`() throws {
    let files = try (0..<2).map { _ in try file(Self.agreeing) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let run = try tool.run(["--replay"] + files.map(\.path))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("rows: 4, agree: 4"))
  }

  @Test func `ways of hooking a control are replayed too`() throws {
    let rows = """
      {"order":"setimp setimp","outcome":"endless loop"}
      {"order":"ctl","addMethod":"","taps":{"Control":"g0 a1 c"}}
      """
    let run = try tool.run(["--replay-control", "-"], input: rows)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("standard input:2 ctl\n  taps of Button\n    expected: none\n"))
    #expect(run.output.contains("\nrows: 2, agree: 1, skipped: 0\n"))
  }

  @Test func `a script is told step by step`() throws {
    let run = try tool.run("--run", "A XA T", "--slot", "assign", "--opt", "touchOld,reuse")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("A XA T [reuse touchOld] assign\n\nA1: set the app's delegate\n"))
    #expect(run.output.contains("\nT3: send didSelect\n    ! danglingDelegate [send, DEAD app]"))
    #expect(
      run.output.hasSuffix("uses of a dead object: send@T3\n    the slot reads as: DEAD app\n"))
  }

  @Test func `a bridged script that breaks a law ends with status 1`() throws {
    let words = ["--run", "A HA T", "--bridge"]
    let sound = try tool.run(words)
    #expect(sound.status == 0)
    #expect(!sound.output.contains("broken laws"))
    let broken = try tool.run(words + ["--fault", "overlooksLateHooks"])
    #expect(broken.status == 1)
    #expect(broken.output.contains("broken laws: T3: who got script.didSelect"))
  }

  @Test(arguments: [
    (["--replay"], "", "'--replay' needs a file, or - for standard input"),
    (["--replay", "no such file"], "", "cannot read 'no such file'"),
    (["--replay", "-"], "{", "standard input:1: not JSON: '{'"),
    (["--replay", "-"], #"{"slot":"weak"}"#, "standard input:1: 'order' is missing"),
    (["--replay", "-"], #"{"order":1,"slot":"weak"}"#, "standard input:1: 'order' is not right"),
    (
      ["--replay", "-"], "\n" + #"{"order":"A ZZ","slot":"weak"}"#,
      "standard input:2: unknown operation 'ZZ'"
    ),
    (
      ["--replay-control", "-"], #"{"order":"naif"}"#,
      "standard input:1: unknown way of hooking a control 'naif'"
    ),
    (["--run"], "", "'--run' needs a script, like \"HA A O T\""),
    (["--run", "HA AA"], "", "unknown operation 'AA'"),
    (["--run", "HA", "--opt", "strong"], "", "unknown option 'strong'"),
    (["--run", "HA", "--slot", "soft"], "", "unknown slot 'soft': it is weak, assign or strong"),
    (["--run", "HA", "--fault", "reportsAgain"], "", "'--fault' needs '--bridge'"),
    (["--run", "HA", "--colour"], "", "unknown option '--colour'"),
    (["--run", "HA", "--bridge", "yes"], "", "unexpected argument 'yes'"),
  ])
  func `wrong usage and malformed input get one line and status 2`(
    arguments: [String], input: String, complaint: String
  ) throws {
    let run = try tool.run(arguments, input: input)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["conflict-matrix: \(complaint)"])
  }

  private func file(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString).jsonl")
    try Data(text.utf8).write(to: file)
    return file
  }
}

extension ReplayToolTests {
  private struct Report: Decodable {
    struct Difference: Decodable {
      let row: String
      let field: String
      let expected: String
      let actual: String
    }

    struct Skip: Decodable {
      let row: String
      let reason: String
    }

    struct Breach: Decodable {
      let row: String
      let violations: [String]
    }

    let rows: Int
    let agree: Int
    let disagree: [Difference]
    let skipped: [Skip]
    let lawViolations: [Breach]?
  }
}
