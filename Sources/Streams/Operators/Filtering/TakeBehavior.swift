/// What becomes of the element at which a condition fails.
@frozen
public enum TakeBehavior: Sendable {
  /// It is emitted as the last one.
  case inclusive
  /// It is dropped.
  case exclusive
}
