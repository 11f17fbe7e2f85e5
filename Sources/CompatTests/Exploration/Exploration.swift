/// What goes beyond the cells of a matrix: all short scripts, random walks, and whether broken bridges are
/// noticed.
@MainActor
public struct Exploration {
  /// What came of all short sequences of operations.
  public let exhaustion: ExhaustionReport

  /// What came of random sequences of operations.
  public let randomWalks: RandomWalkReport

  /// Which deliberately broken bridges were noticed.
  public let mutations: [MutationResult]

  /// Explores; this takes as long as some ten thousand cells.
  ///
  /// - Parameters:
  ///   - matrix: Some of its cells are tried with broken bridges.
  ///   - seed: What the random walks begin with.
  public init(beyond matrix: ConflictMatrix, seed: UInt64) {
    exhaustion = Exhaustion().run()
    randomWalks = RandomWalks(seed: seed).run()
    mutations = MutationCheck(matrix).run()
  }
}

extension MatrixReport {
  /// Adds what was found beyond the cells.
  @MainActor
  public mutating func add(_ exploration: Exploration) {
    exhaustion = exploration.exhaustion
    randomWalks = exploration.randomWalks
    mutations = exploration.mutations
  }
}
