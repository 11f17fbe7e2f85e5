import Foundation
import Testing

struct ConflictMatrixToolTests {
  private let tool = Example(name: "conflict-matrix")

  @Test(arguments: [
    (["--format"], "'--format' needs a value"),
    (["--format", "xml"], "unknown format 'xml': it is text, markdown, json, junit or html"),
    (["--format", "text", "json"], "unexpected argument 'json'"),
    (["--colour"], "unknown option '--colour'"),
    (["--filter"], "'--filter' needs a value"),
    (["--filter", "slot"], "'slot' is not of the form key=value"),
    (["--filter", "slot=soft"], "there is no cell with slot=soft"),
    (["--seed", "lucky"], "'--seed' needs a number, not 'lucky'"),
    (["--jobs", "0"], "'--jobs' is from 1 to 64"),
    (["--jobs", "many"], "'--jobs' needs a number, not 'many'"),
    (["--list", "all"], "unexpected argument 'all'"),
    (["--part", "2/2"], "'--part' is of the form INDEX/COUNT"),
    (["--output", "/", "--list"], "cannot write '/'"),
    (["all"], "unexpected argument 'all'"),
  ])
  func `wrong usage gets one line and status 2`(arguments: [String], complaint: String) throws {
    let run = try tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["conflict-matrix: \(complaint)"])
  }

  @Test func `an unknown key gets a line with those that there are`() throws {
    let run = try tool.run("--filter", "size=3")
    #expect(run.status == 2)
    let line = try #require(run.errorLines.first)
    #expect(line.hasPrefix("conflict-matrix: unknown key 'size': it is id, party, hook, getter"))
    #expect(run.errorLines.count == 1)
  }

  @Test func `help and version go to standard output`() throws {
    let help = try tool.run("--help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    for option in [
      "--format", "--output", "--filter", "--seed", "--list", "--jobs", "--replay", "--run",
    ] {
      #expect(help.output.contains(option))
    }
    let version = try tool.run("--version")
    #expect(version.status == 0)
    #expect(version.output == "conflict-matrix 0.1.0\n")
  }

  @Test func `several processes print what one prints`() throws {
    let filters = ["--filter", "party=client", "party=reactive", "slot=weak", "part=core"]
    for format in ["text", "json"] {
      let alone = try tool.run(filters + ["--format", format, "--jobs", "1"])
      let together = try tool.run(filters + ["--format", format, "--jobs", "3"])
      #expect(alone.status == 0)
      #expect(alone.output == together.output)
      #expect(alone.errors == together.errors)
    }
  }

  @Test func `a listed cell runs alone, and a report can go to a file`() throws {
    let list = try tool.run("--list", "--filter", "party=publisher", "part=core", "strategy=bridge")
    let names = list.output.split(separator: "\n")
    #expect(list.status == 0)
    #expect(Set(names).count == names.count)
    let name = try #require(names.first)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("matrix-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try tool.run(["--filter", "id=\(name)", "--format", "json", "--output", file.path])
    #expect(run.status == 0)
    #expect(run.output == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
    #expect(report.cells.map(\.id) == [String(name)])
  }

  @Test func `the matrix has the fields that it is to have`() throws {
    let run = try tool.run(
      "--format", "json", "--filter", "party=tracker:marker", "party=reactive",
      "part=core")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.summary.cells == report.cells.count)
    #expect(report.summary.bridged.fail == 0)
    #expect(report.summary.unbridged.unexpected == 0)
    #expect(
      report.summary.bridged.pass + report.summary.unbridged.asExpected == report.cells.count)
    #expect(report.cells.allSatisfy { $0.pass && $0.violations.map(\.kind) == $0.expected })
    #expect(
      Set(report.cells.map(\.hook)) == [
        "beforeDelegate", "afterDelegate", "afterReactive", "betweenObservers",
      ])
    #expect(Set(report.cells.map(\.getter)) == ["raw", "unwrapping", "full"])
    #expect(Set(report.cells.map(\.slot)) == ["weak", "unsafe", "strong"])
    #expect(
      Set(report.cells.map(\.strategy)) == [
        "none", "modifiedReactive", "adaptedTracker", "forwardingTarget", "bridge",
      ])
    let cell = try #require(
      report.cells.first {
        $0.parties == ["tracker:marker", "reactive"] && $0.strategy == "bridge"
          && $0.order.first == "install tracker:marker" && !$0.order.contains("use reactive again")
      })
    #expect(cell.deliveries == ["app": 1, "tracker": 1, "stream.sent": 1])
  }
}

extension ConflictMatrixToolTests {
  private struct Report: Decodable {
    let cells: [Cell]
    let summary: Summary
  }

  private struct Cell: Decodable {
    let id: String
    let parties: [String]
    let order: [String]
    let hook: String
    let getter: String
    let slot: String
    let strategy: String
    let expected: [String]
    let violations: [Violation]
    let deliveries: [String: Int]
    let pass: Bool
  }

  private struct Violation: Decodable {
    let kind: String
    let parties: [String]
    let detail: String
  }

  private struct Summary: Decodable {
    struct Bridged: Decodable {
      let pass: Int
      let fail: Int
    }

    struct Unbridged: Decodable {
      let asExpected: Int
      let unexpected: Int
    }

    let cells: Int
    let bridged: Bridged
    let unbridged: Unbridged
  }
}
