import CompatTests
import Testing

@MainActor
struct `The conflict matrix` {
  @Test func `with the bridge nothing goes wrong, and everybody gets what the laws say`() {
    let bridged = WholeMatrix.report.cells.filter { $0.strategy == .bridge }
    #expect(!bridged.isEmpty)
    for cell in bridged where !cell.pass || !cell.violations.isEmpty {
      Issue.record("\(cell.id): \(cell.violations) \(cell.deliveries)")
    }
  }

  @Test func `without it every cell ends as the rules predict`() {
    let unbridged = WholeMatrix.report.cells.filter { $0.strategy != .bridge }
    #expect(!unbridged.isEmpty)
    for cell in unbridged where !cell.pass {
      Issue.record(
        "\(cell.id): expected \(cell.expected) \(cell.expectedDeliveries ?? [:]), came \(cell.violations) \(cell.deliveries)"
      )
    }
  }

  @Test func `each cell has a name of its own, and each without a bridge one with it`() {
    let ids = WholeMatrix.matrix.cells.map(\.id)
    let all = Set(ids)
    #expect(all.count == ids.count)
    for cell in WholeMatrix.matrix.cells where cell.strategy != .bridge {
      let twin = cell.id.replacing("/\(cell.strategy)", with: "/bridge")
      if !all.contains(twin) { Issue.record("\(cell.id) has no bridged twin") }
    }
  }

  @Test func `the core has every stack of one to three kinds`() {
    let core = WholeMatrix.matrix.cells.filter { $0.part == .core }
    let stacks = Set(core.map { $0.parties.map(\.name) })
    let kinds = ConflictMatrix.builtIn.map(\.name)
    #expect(Set(stacks.filter { $0.count == 1 }) == Set(kinds.map { [$0] }))
    // These cannot be together; see `isLost(with:)`.
    let lost: Set<Set<String>> = [
      ["mute", "client"], ["mute", "tracker:unkept"], ["mute", "opaque"],
    ]
    for first in kinds {
      for second in kinds where second != first {
        for third in kinds where third != first && third != second {
          let stack = [first, second, third]
          let isLost = lost.contains { $0.isSubset(of: stack) }
          if stacks.contains(stack) == isLost { Issue.record("\(stack)") }
        }
      }
    }
  }

  @Test func `the summary adds up`() {
    let summary = WholeMatrix.report.summary
    #expect(summary.cells == WholeMatrix.report.cells.count)
    #expect(
      summary.cells == summary.bridged.pass + summary.bridged.fail + summary.unbridged.asExpected
        + summary.unbridged.unexpected)
    #expect(WholeMatrix.report.isAsExpected)
  }

  @Test(arguments: [
    ("proxyNotCurrent", ["tracker:marker", "reactive"]),
    ("proxyNotCurrent", ["opaque", "publisher"]),
    ("forwardingCycle", ["tracker:marker", "reactive"]),
    ("forwardingCycle", ["forwardee", "publisher"]),
    ("danglingDelegate", ["DEAD tracker:marker"]),
  ])
  func `it sees the fault, names the parties, and the bridge repairs that cell`(
    kind: String, parties: [String]
  ) {
    let cells = WholeMatrix.report.cells
    let faulty = cells.filter { cell in
      cell.strategy == .none
        && cell.violations.contains { $0.kind == kind && Set(parties).isSubset(of: $0.parties) }
    }
    #expect(!faulty.isEmpty)
    let names = Set(faulty.map { $0.id.replacing("/none", with: "/bridge") })
    let repaired = cells.filter { names.contains($0.id) }
    #expect(!repaired.isEmpty)
    #expect(repaired.allSatisfy { $0.violations.isEmpty })
  }

  @Test
  func `a delegate that its owner lets go of dangles in an unsafe slot, except with the bridge`()
    throws
  {
    let cells = try WholeMatrix.report(of: "slot=unsafe", "death=app").cells
    #expect(
      cells.contains { cell in
        cell.strategy == .none
          && cell.violations.contains {
            $0.kind == "danglingDelegate" && $0.parties.contains("DEAD app")
          }
      })
    #expect(cells.allSatisfy { $0.pass })
    #expect(cells.allSatisfy { $0.strategy != .bridge || $0.violations.isEmpty })
  }

  @Test func `a modified reactive library fails with two trackers`() throws {
    let cells = try cells(of: "tracker:marker+tracker:type+reactive", .modifiedReactive)
    #expect(cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
  }

  @Test func `an adapted tracker loses events`() throws {
    let cells = try cells(of: "tracker:marker+reactive", .adaptedTracker)
    #expect(!cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
    #expect(cells.contains { $0.deliveries["tracker"] == 0 })
  }

  @Test func `tracking in forwarding targets counts twice`() throws {
    let cells = try cells(of: "tracker:marker+reactive", .forwardingTarget)
    #expect(!cells.contains { $0.violations.contains { $0.kind == "proxyNotCurrent" } })
    #expect(cells.contains { $0.deliveries["tracker"] == 2 })
  }

  @Test func `a remedy is tried where it changes a party, and nowhere else`() {
    let strategies = WholeMatrix.matrix.cells.filter { $0.part == .core }.reduce(into: [:]) {
      $0[$1.parties.map(\.name).joined(separator: "+"), default: Set<Strategy>()].insert(
        $1.strategy)
    }
    #expect(strategies["opaque+publisher"] == [.none, .bridge])
    #expect(strategies["reactive"] == [.none, .modifiedReactive, .bridge])
    #expect(strategies["tracker:marker+reactive"] == Set(Strategy.allCases))
    #expect(strategies["tracker:marker+tracker:type+reactive"] == Set(Strategy.allCases))
  }

  private func cells(of parties: String, _ strategy: Strategy) throws -> [CellResult] {
    try WholeMatrix.report(of: "parties=\(parties)", "strategy=\(strategy)", "part=core").cells
  }
}
