/// What came of random sequences of operations.
public struct RandomWalkReport: Codable, Hashable, Sendable {
  /// What the random choices began with; the same seed makes the same choices.
  public let seed: UInt64

  /// How many operations ran.
  public let operations: Int

  /// How often a law was broken.
  public let violations: Int

  /// What broke a law, each as the shortest script that was found to do so.
  public let failures: [String]

  /// Describes random walks.
  ///
  /// - Parameters:
  ///   - seed: What the random choices began with.
  ///   - operations: How many operations ran.
  ///   - violations: How often a law was broken.
  ///   - failures: What broke a law, each as the shortest script that was found to do so.
  public init(seed: UInt64, operations: Int, violations: Int, failures: [String] = []) {
    self.seed = seed
    self.operations = operations
    self.violations = violations
    self.failures = failures
  }
}
