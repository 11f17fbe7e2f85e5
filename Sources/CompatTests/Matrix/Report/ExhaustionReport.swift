/// What came of running all sequences of operations up to a length.
public struct ExhaustionReport: Codable, Hashable, Sendable {
  /// The length of the longest sequences.
  public let bound: Int

  /// How many sequences ran.
  public let sequences: Int

  /// How many of them broke a law.
  public let violations: Int

  /// Those that broke a law, each as a script that can be run again.
  public let failures: [String]

  /// Describes an exhaustion.
  ///
  /// - Parameters:
  ///   - bound: The length of the longest sequences.
  ///   - sequences: How many sequences ran.
  ///   - violations: How many of them broke a law.
  ///   - failures: Some of those, or all, each as a script that can be run again.
  public init(bound: Int, sequences: Int, violations: Int, failures: [String] = []) {
    self.bound = bound
    self.sequences = sequences
    self.violations = violations
    self.failures = failures
  }
}
