extension MatrixReport {
  /// Adds what goes beyond cells: all short scripts, random walks, and whether broken bridges are
  /// noticed.
  ///
  /// - Parameters:
  ///   - matrix: Some of its cells are tried with broken bridges.
  ///   - seed: What the random walks begin with.
  @MainActor
  public mutating func explore(_ matrix: ConflictMatrix, seed: UInt64) {
    exhaustion = Exhaustion().run()
    randomWalks = RandomWalks(seed: seed).run()
    mutations = MutationCheck(matrix).run()
  }
}
