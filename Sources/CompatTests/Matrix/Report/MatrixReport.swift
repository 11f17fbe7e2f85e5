/// What became of all cells of a matrix; the fields are those of the JSON report.
public struct MatrixReport: Hashable, Sendable {
  /// The cells, in the order in which they ran.
  public let cells: [CellResult]

  /// The totals.
  public let summary: Summary

  /// What the choice of covering cells began with.
  public let seed: UInt64

  /// What came of all short sequences of operations, where they ran.
  public var exhaustion: ExhaustionReport?

  /// What came of random sequences of operations, where they ran.
  public var randomWalks: RandomWalkReport?

  /// Which deliberately broken bridges were noticed, where they were tried.
  public var mutations: [MutationResult]?

  /// The name of the program that runs single cells, for texts that say how to.
  public var program = "conflict-matrix"

  package init(_ cells: [CellResult], seed: UInt64) {
    self.cells = cells
    self.seed = seed
    let bridged = cells.filter { $0.strategy == .bridge }
    let unbridged = cells.filter { $0.strategy != .bridge }
    summary = Summary(
      cells: cells.count,
      bridged: Summary.Bridged(
        pass: bridged.count(where: \.pass), fail: bridged.count { !$0.pass }),
      unbridged: Summary.Unbridged(
        asExpected: unbridged.count(where: \.pass), unexpected: unbridged.count { !$0.pass }))
  }

  /// Whether every bridged cell passed and every other one ended as predicted, no sequence broke a
  /// law, and every broken bridge was noticed.
  public var isAsExpected: Bool {
    summary.bridged.fail == 0 && summary.unbridged.unexpected == 0
      && (exhaustion?.violations ?? 0) == 0 && (randomWalks?.violations ?? 0) == 0
      && (mutations ?? []).allSatisfy(\.caught)
  }
}
