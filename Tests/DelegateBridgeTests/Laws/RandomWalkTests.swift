import Testing

@MainActor
@Suite struct `Random walks` {
  /// Twenty thousand operations in all; a failure names its seed, which can be put here alone, and
  /// the shortest script that shows it.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `whatever parties do, everybody gets what the laws say`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let script = RandomScript(length: 100, &generator)
      guard script.failure() != nil else { continue }
      let shortest = script.shrunk()
      Issue.record("seed \(seed): \(shortest.failure() ?? "")\n\(shortest)")
      break
    }
  }
}
