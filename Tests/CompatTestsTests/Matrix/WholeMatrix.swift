import CompatTests

/// The matrix that the suites share, and a run of it.
@MainActor
enum WholeMatrix {
  static let matrix = ConflictMatrix()

  /// What came of its cells.
  ///
  /// A release build runs all; a debug build, which is slow, those of the core with up to two parties,
  /// and one of so many others.
  static let report = run(matrix.cells.indices.filter { isRun($0) }.map { matrix.cells[$0] })

  /// Runs the cells that meet a condition.
  static func report(of filters: String...) throws -> MatrixReport {
    run(matrix.filtered(by: try filters.map { try CellFilter($0) }).cells)
  }

  static func run(_ cells: [Cell]) -> MatrixReport {
    matrix.report(of: cells.map { CellRun.result(of: $0) })
  }

  private static func isRun(_ index: Int) -> Bool {
    #if DEBUG
      let cell = matrix.cells[index]
      return cell.parties.count < 3 && cell.part == .core || index.isMultiple(of: 13)
    #else
      true
    #endif
  }
}
