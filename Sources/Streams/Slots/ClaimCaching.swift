/// When a host asks its delegate which optional messages it takes.
public enum ClaimCaching: String, CaseIterable, Sendable {
  /// Once, when the delegate is set; later changes go unnoticed until the next set.
  case whenSet

  /// Once for each message, the first time that it is to be sent after a set.
  case atFirstUse

  /// Each time.
  case never
}
