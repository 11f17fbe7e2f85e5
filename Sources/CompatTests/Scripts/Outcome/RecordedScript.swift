/// A script together with how it ended when it was recorded.
public struct RecordedScript: Hashable, Sendable {
  /// The script.
  public let script: Script

  /// How it ended.
  public let outcome: ScriptOutcome

  /// Whether a party was freed while its own method ran, which cannot happen in Swift: such a row
  /// is no yardstick.
  public let isInformative: Bool

  /// Puts both together.
  public init(_ script: Script, outcome: ScriptOutcome) {
    self.script = script
    self.outcome = outcome
    isInformative = false
  }

  /// Runs the script and compares.
  ///
  /// - Returns: The fields in which it ended otherwise.
  @MainActor
  public func replay() -> [Disagreement] {
    outcome.disagreements(with: ScriptRun(script).outcome)
  }
}
