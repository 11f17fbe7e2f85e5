extension ScriptRun {
  /// What one operation did.
  public struct Step: Hashable, Sendable {
    /// The operation's word and number.
    public let label: String

    /// The operation.
    public let operation: Script.Operation

    /// Who was asked what and what the answer was, who set what, who counted; each line is indented
    /// by what it is part of.
    public let events: [String]

    /// What is really in the slot afterwards, and everything behind it.
    public let chain: String
  }
}
