import CompatTests

/// The matrix that the suites share, and a run of it.
@MainActor
enum WholeMatrix {
  static let matrix = ConflictMatrix()

  /// What came of its cells.
  ///
  /// A release build runs all; a debug build, which is slow, those of the core with up to two parties,
  /// and one of so many others.
  static let report = run(matrix.cells.filter { isRun($0) })

  /// Runs the cells that meet a condition.
  static func report(of filters: String...) throws -> MatrixReport {
    run(matrix.filtered(by: try filters.map { try CellFilter($0) }).cells)
  }

  static func run(_ cells: [Cell]) -> MatrixReport {
    matrix.report(of: cells.map { CellRun.result(of: $0) })
  }

  /// Cells that differ in the strategy alone run together.
  private static func isRun(_ cell: Cell) -> Bool {
    #if DEBUG
      if cell.parties.count < 3, cell.part == .core { return true }
      let situation = cell.id.prefix(cell.id.count - cell.strategy.rawValue.count)
      let sum = situation.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
      return sum.isMultiple(of: 13)
    #else
      true
    #endif
  }
}
