import Testing

@MainActor
@Suite struct `Random walks` {
  /// Twenty thousand steps in all; a failure names its seed, which can be put here alone.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `whatever parties do, everybody gets what the laws say`(seed: UInt64) {
    var seeds = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var walk = RandomWalk(SeededGenerator(seed: seeds.next()))
      walk.walk(250)
      if let failure = walk.failure {
        Issue.record("seed \(seed): \(failure)")
        break
      }
    }
  }
}
