/// A script together with how it ended when it was recorded.
public struct RecordedScript: Hashable, Sendable {
  /// The script.
  public let script: Script

  /// How it ended.
  public let outcome: ScriptOutcome

  /// Puts both together.
  public init(_ script: Script, outcome: ScriptOutcome) {
    self.script = script
    self.outcome = outcome
  }

  /// Runs the script and compares.
  ///
  /// - Returns: The fields in which it ended otherwise.
  @MainActor
  public func replay() -> [Disagreement] {
    outcome.disagreements(with: ScriptRun(script).outcome)
  }
}
