/// A script about a control together with how it ended when it was recorded.
public struct RecordedControlScript: Hashable, Sendable {
  /// The script.
  public let script: ControlScript

  /// How it ended.
  public let outcome: ControlOutcome

  /// Puts both together.
  public init(_ script: ControlScript, outcome: ControlOutcome) {
    self.script = script
    self.outcome = outcome
  }

  /// Runs the script and compares.
  ///
  /// - Returns: The fields in which it ended otherwise.
  @MainActor
  public func replay() -> [Disagreement] {
    outcome.disagreements(with: ControlRun(script).outcome)
  }
}
