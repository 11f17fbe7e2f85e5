/// The kind of message that the host sends beside the event that every party is after.
public enum ExtraMessage: String, CaseIterable, Codable, Sendable {
  /// None: the event is a requirement of every delegate.
  case required

  /// A notification that a delegate may take.
  case optional

  /// A question that wants an answer.
  case result

  /// A question that is answered by calling a completion handler.
  case completion

  /// A notification that no protocol declares, and that the host does not ask about when its delegate
  /// is set.
  case undeclared

  /// Those that the host asks about, beside what it always asks about.
  static let askedAbout: Set<ExtraMessage> = [.optional, .completion]
}
