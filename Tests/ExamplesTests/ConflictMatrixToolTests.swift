import Foundation
import Testing

struct ConflictMatrixToolTests {
  private let tool = Example(name: "conflict-matrix")

  @Test(arguments: [
    (["--format"], "'--format' needs a value"),
    (["--format", "xml"], "unknown format 'xml': it is text or json"),
    (["--format", "text", "json"], "unexpected argument 'json'"),
    (["--colour"], "unknown option '--colour'"),
    (["--filter", "slot"], "'slot' is not of the form key=value"),
    (["--filter", "size=3"], "unknown key 'size': it is id, party, hook, getter, slot, strategy"),
    (["--filter", "slot=soft"], "there is no cell with slot=soft"),
    (["all"], "unexpected argument 'all'"),
  ])
  func `wrong usage gets one line and status 2`(arguments: [String], complaint: String) throws {
    let run = try tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["conflict-matrix: \(complaint)"])
  }

  @Test func `the matrix has the fields that it is to have`() throws {
    let run = try tool.run("--format", "json", "--filter", "party=tracker:marker")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.summary.cells == report.cells.count)
    #expect(report.summary.bridged.fail == 0)
    #expect(report.summary.unbridged.unexpected == 0)
    #expect(
      report.summary.bridged.pass + report.summary.unbridged.asExpected == report.cells.count)
    #expect(report.cells.allSatisfy { $0.pass && $0.violations.map(\.kind) == $0.expected })
    #expect(Set(report.cells.map(\.hook)) == ["beforeDelegate", "afterDelegate", "afterReactive"])
    #expect(Set(report.cells.map(\.getter)) == ["raw", "unwrapping"])
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
