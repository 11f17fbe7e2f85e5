import CompatTests
import Testing

@MainActor
struct `The conflict matrix` {
  private static let report = ConflictMatrix().run()

  @Test func `with the bridge nothing goes wrong and everybody gets each event once`() {
    let bridged = Self.report.cells.filter { $0.strategy == .bridge }
    #expect(!bridged.isEmpty)
    for cell in bridged
    where !cell.violations.isEmpty || !cell.deliveries.allSatisfy({ $0.value == 1 }) {
      Issue.record("\(cell.id): \(cell.violations) \(cell.deliveries)")
    }
  }

  @Test func `without it every cell ends as the rules predict`() {
    let unbridged = Self.report.cells.filter { $0.strategy != .bridge }
    #expect(!unbridged.isEmpty)
    for cell in unbridged where !cell.pass {
      Issue.record(
        "\(cell.id): expected \(cell.expected) \(cell.expectedDeliveries ?? [:]), came \(cell.violations) \(cell.deliveries)"
      )
    }
  }

  @Test func `each cell has a name of its own and the same parties under every strategy`() {
    let cells = Self.report.cells
    #expect(Set(cells.map(\.id)).count == cells.count)
    for strategy in Strategy.allCases {
      #expect(cells.count { $0.strategy == strategy } == cells.count / Strategy.allCases.count)
    }
  }

  @Test func `the summary adds up`() {
    let summary = Self.report.summary
    #expect(summary.cells == Self.report.cells.count)
    #expect(
      summary.cells == summary.bridged.pass + summary.bridged.fail + summary.unbridged.asExpected
        + summary.unbridged.unexpected)
    #expect(Self.report.isAsExpected)
  }

  @Test(arguments: [
    ("proxyNotCurrent", ["tracker:marker", "reactive"]),
    ("forwardingCycle", ["tracker:marker", "reactive"]),
    ("danglingDelegate", ["DEAD tracker:marker"]),
  ])
  func `it sees the fault, names the parties, and the bridge repairs that cell`(
    kind: String, parties: [String]
  ) {
    let faulty = Self.report.cells.filter { cell in
      cell.strategy == .none
        && cell.violations.contains { $0.kind == kind && Set(parties).isSubset(of: $0.parties) }
    }
    #expect(!faulty.isEmpty)
    let names = Set(faulty.map { $0.id.replacing("/none", with: "/bridge") })
    let repaired = Self.report.cells.filter { names.contains($0.id) }
    #expect(repaired.count == faulty.count)
    #expect(repaired.allSatisfy { $0.violations.isEmpty })
  }

  @Test func `a modified reactive library fails with two trackers`() {
    let cells = cells(of: ["tracker:marker", "tracker:type", "reactive"], .modifiedReactive)
    #expect(cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
  }

  @Test func `an adapted tracker loses events`() {
    let cells = cells(of: ["tracker:marker", "reactive"], .adaptedTracker)
    #expect(!cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
    #expect(cells.contains { $0.deliveries["tracker"] == 0 })
  }

  @Test func `tracking in forwarding targets counts twice`() {
    let cells = cells(of: ["tracker:marker", "reactive"], .forwardingTarget)
    #expect(!cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
    #expect(cells.contains { $0.deliveries["tracker"] == 2 })
  }

  @Test func `the text has a row for each order of arrival and a column for each strategy`() {
    let lines = Self.report.text.split(separator: "\n")
    let header = lines.first { $0.contains("modifiedReactive") }
    #expect(header?.split(separator: " ").map(String.init) == Strategy.allCases.map(\.rawValue))
    let row = lines.first { $0.hasPrefix("app, tracker:marker, reactive ") }
    #expect(row?.split(separator: " ").suffix(5) == ["·ARM", "·M", "L", "·", "·"])
  }

  private func cells(of parties: [String], _ strategy: Strategy) -> [CellResult] {
    Self.report.cells.filter { $0.parties == parties && $0.strategy == strategy }
  }
}
