import Streams

/// Combinations of parties and circumstances on one slot, without a bridge, with each of the known
/// remedies, and with the bridge.
///
/// The *core* has every ordered stack of one to three parties without repeats at every hook timing,
/// with every getter and slot. The *covering* cells vary everything else too, and have every
/// combination of three places on any three axes.
@MainActor
public struct ConflictMatrix {
  /// What the choice of covering cells begins with where nothing else is said.
  public nonisolated static let defaultSeed: UInt64 = 1

  /// The cells, each of which runs on a host of its own.
  public let cells: [Cell]

  /// What the choice of covering cells began with.
  public let seed: UInt64

  /// Makes a matrix of parties.
  ///
  /// - Parameters:
  ///   - participants: The parties; names must differ.
  ///   - seed: What the choice of covering cells begins with; the same seed makes the same choice.
  public init(_ participants: [any Participant] = builtIn, seed: UInt64 = defaultSeed) {
    self.seed = seed
    let core = CoreCells.cells(of: participants)
    let known = Set(core.map(\.id))
    let covering = CoveringCells(of: participants, seed: seed).cells
    cells = core + covering.filter { !known.contains($0.id) }
  }

  private init(cells: [Cell], seed: UInt64) {
    self.cells = cells
    self.seed = seed
  }

  /// The matrix of those cells that meet all conditions.
  public func filtered(by filters: [CellFilter]) -> ConflictMatrix {
    if filters.isEmpty { return self }
    return ConflictMatrix(
      cells: cells.filter { cell in filters.allSatisfy { $0.isMet(by: cell) } }, seed: seed)
  }

  /// The report on this matrix.
  ///
  /// - Parameter results: What came of its cells.
  /// - Returns: The report.
  package func report(of results: [CellResult]) -> MatrixReport {
    MatrixReport(results, seed: seed)
  }

  /// Runs all cells.
  ///
  /// - Parameter progress: Is told, after each cell, how many have run.
  /// - Returns: What came of them.
  public func run(progress: (Int) -> Void = { _ in }) -> MatrixReport {
    var results: [CellResult] = []
    results.reserveCapacity(cells.count)
    for cell in cells {
      results.append(CellRun.result(of: cell))
      progress(results.count)
    }
    return report(of: results)
  }
}
