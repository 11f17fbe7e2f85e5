import DelegateBridge
import Testing

@testable import CompatTests

/// The kit has to notice every bridge that is broken on purpose, and to leave a sound one alone.
@MainActor
@Suite struct `Broken bridges` {
  @Test func `each turns a cell of the matrix red that is not red behind a sound one`() {
    for fault in BridgeFault.allCases {
      let cell = RevealingCell(of: fault).cell
      let sound = CellRun.result(of: cell)
      #expect(sound.pass, "\(cell.id): \(sound.violations)")
      #expect(!CellRun.result(of: cell, fault: fault).pass, "\(fault): \(cell.id)")
    }
  }

  @Test func `are named with the cells that turn red, and each law has one`() {
    let cells = BridgeFault.allCases.map { RevealingCell(of: $0).cell }
    let results = MutationCheck(of: cells).run()
    #expect(results.count == BridgeFault.allCases.count)
    let missed = results.filter { !$0.caught || $0.byCells.contains { $0.hasPrefix("--run") } }
    #expect(missed.map(\.name) == [])
    #expect(Set(results.map(\.law)) == Set(1...16))
  }

  @Test func `are told by a script where no cell tells them`() {
    let results = MutationCheck(of: []).run()
    #expect(results.count(where: \.caught) > BridgeFault.allCases.count / 2)
    #expect(results.flatMap(\.byCells).allSatisfy { $0.hasPrefix("--run") })
  }
}
