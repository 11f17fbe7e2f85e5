import CompatTests

/// The matrix that the suites share, and a run of it.
@MainActor
enum WholeMatrix {
  static let matrix = ConflictMatrix()

  /// What came of its cells: of all in a release build; in a debug build, which is slow, of all with up
  /// to two parties and of each so many of the others. `conflict-matrix` runs them all.
  static let report = run(matrix.cells.indices.filter { isRun($0) }.map { matrix.cells[$0] })

  /// Runs the cells that meet a condition.
  static func report(of filters: String...) throws -> MatrixReport {
    run(matrix.filtered(by: try filters.map { try CellFilter($0) }).cells)
  }

  static func run(_ cells: [Cell]) -> MatrixReport {
    MatrixReport(cells.map { CellRun.result(of: $0) }, seed: matrix.seed)
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
