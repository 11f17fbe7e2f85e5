import Foundation
import Testing

@testable import CompatTests

@MainActor
struct `The formats of a report` {
  private static let report: MatrixReport = {
    let parties = ConflictMatrix.builtIn.filter {
      ["tracker:marker", "client", "reactive"].contains($0.name)
    }
    var report = ConflictMatrix(parties).run()
    report.exhaustion = ExhaustionReport(bound: 4, sequences: 99, violations: 0)
    report.randomWalks = RandomWalkReport(
      seed: 3, operations: 1000, violations: 1, failures: ["HA A <O> T"])
    report.mutations = [
      MutationResult(name: "forgets & drops", law: 9, byCells: ["one | two"]),
      MutationResult(name: "does <nothing>", law: 3, byCells: []),
    ]
    return report
  }()

  private func written(_ format: ReportFormat) -> String {
    var text = ""
    Self.report.write(as: format) { text += $0 }
    return text
  }

  @Test func `JSON has every cell with its place on each axis, and what was searched beside them`()
    throws
  {
    let json = try JSONSerialization.jsonObject(with: Data(written(.json).utf8))
    let report = try #require(json as? [String: Any])
    let cells = try #require(report["cells"] as? [[String: Any]])
    #expect(cells.count == Self.report.cells.count)
    for (cell, result) in zip(cells, Self.report.cells) {
      #expect(cell["id"] as? String == result.id)
      #expect(cell["pass"] as? Bool == result.pass)
      #expect(cell["deliveries"] as? [String: Int] == result.deliveries)
      #expect((cell["violations"] as? [Any])?.count == result.violations.count)
      #expect(cell["observers"] as? Int == result.observers)
      for place in result.places where !place.isNumber {
        #expect(cell[place.axis] as? String == place.value)
      }
    }
    let mutations = try #require(report["mutations"] as? [[String: Any]])
    #expect(mutations.map { $0["caught"] as? Bool } == [true, false])
    #expect((report["exhaustion"] as? [String: Any])?["bound"] as? Int == 4)
    #expect((report["randomWalks"] as? [String: Any])?["seed"] as? Int == 3)
  }

  @Test func `JSON without searches has no such fields`() throws {
    var text = ""
    var report = Self.report
    report.exhaustion = nil
    report.randomWalks = nil
    report.mutations = nil
    report.write(as: .json) { text += $0 }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["cells", "seed", "summary"])
  }

  @Test func `Markdown has a column for each strategy and keeps bars out of its tables`() {
    let lines = written(.markdown).split(separator: "\n")
    let tables = lines.filter { $0.hasPrefix("| ") }
    let columns = Strategy.allCases.count + 3
    let rows = tables.prefix { !$0.contains("Fault") }
    #expect(
      rows.allSatisfy {
        $0.split(separator: "|", omittingEmptySubsequences: false).count == columns
      })
    #expect(tables.contains("| forgets & drops | 9 | yes | one \\| two |"))
    #expect(tables.contains("| does <nothing> | 3 | **no** |  |"))
    #expect(lines.contains("HA A <O> T"))
  }

  @Test func `JUnit has a test case for each cell and search, and a failure for each that is red`()
  {
    let lines = written(.junit).split(separator: "\n")
    let red = Self.report.cells.count { !$0.pass } + 2
    #expect(lines.count { $0.contains("<testcase ") } == Self.report.cells.count + 4)
    #expect(lines.count { $0.contains("<failure ") } == red)
    #expect(lines[1].contains("failures=\"\(red)\""))
    #expect(lines.contains { $0.contains("name=\"broken bridge: does &lt;nothing&gt;\"") })
    #expect(lines.contains { $0.contains("HA A &lt;O&gt; T") })
    let opened = lines.count { $0.contains("<testsuite ") }
    #expect(opened == lines.count { $0.contains("</testsuite>") })
  }

  @Test func `text in XML has nothing that XML forbids`() {
    #expect(XMLText.escaped("a<b>&\"c\"\u{1}\n") == "a&lt;b&gt;&amp;&quot;c&quot;\u{FFFD}\n")
  }

  @Test func `the page needs nothing from elsewhere and ends no script early`() {
    let page = written(.html)
    let addresses = page.split(separator: "\"").flatMap { $0.split(separator: "'") }
      .filter { $0.hasPrefix("http") || $0.hasPrefix("//") }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 3)
    #expect(!page.contains("<O>") && page.contains("\\u003cO>"))
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test func `the text names how to run a red cell alone`() {
    let text = written(.text)
    for cell in Self.report.cells where !cell.pass {
      #expect(text.contains("conflict-matrix --filter id=\(cell.id)"))
    }
    #expect(text.contains("not caught: does <nothing> (law 3)"))
  }

  @Test func `a cell that only another program or seed has is run by that`() throws {
    let cell = try #require(Self.report.cells.first)
    var report = MatrixReport([cell], seed: 4)
    report.program = "our-matrix"
    #expect(report.reproduction(of: cell) == "our-matrix --seed 4 --filter id=\(cell.id)")
  }

  @Test func `what one process tells another is all that it found`() throws {
    let parties = ConflictMatrix.builtIn.filter {
      ["tracker:marker", "client", "reactive"].contains($0.name)
    }
    let matrix = ConflictMatrix(parties)
    var parts: [[Substring]] = []
    for part in 0..<3 {
      var lines: [Substring] = []
      matrix.runPart(part, of: 3) { lines.append(Substring($0)) }
      parts.append(lines)
    }
    let joined = try #require(matrix.report(joining: parts))
    #expect(joined.cells == Self.report.cells)
    #expect(joined.summary == Self.report.summary)
    #expect(matrix.report(joining: [parts[0], parts[1], parts[2].dropLast()]) == nil)
    #expect(matrix.report(joining: [["nonsense"]]) == nil)
  }
}
