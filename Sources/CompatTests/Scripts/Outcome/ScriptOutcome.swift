/// How a script ended, in the notation of the recordings.
public struct ScriptOutcome: Hashable, Sendable {
  /// For each send, who counted it how often, in order of the first call.
  public var taps: [String] = []

  /// What each read of the slot gave.
  public var seen: [String] = []

  /// What the slot reads as at the end.
  public var getter = "nil"

  /// What is really in the slot at the end, and everything behind it.
  public var chain = "nil"

  /// The checks that failed, each with its operation.
  public var failedChecks: [String] = []

  /// The uses of a dead object, each with its operation.
  public var danglingUses: [String] = []

  /// The messages that were refused, each with its operation.
  public var unrecognized: [String] = []

  /// The name under which the original setter was last called, if not its own.
  public var setterName: String?

  /// Where a ring of forwarders arose, which ended the script.
  public var cycle: String?

  /// Makes the outcome of a script that did nothing.
  public init() {}
}
