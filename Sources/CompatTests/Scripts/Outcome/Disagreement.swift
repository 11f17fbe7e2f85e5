/// One field in which a script ended otherwise than it was recorded.
public struct Disagreement: Hashable, Sendable {
  /// The name that the field has in the recordings.
  public let field: String

  /// What was recorded.
  public let expected: String

  /// What came.
  public let actual: String
}
