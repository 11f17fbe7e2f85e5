/// How long a shared stream remembers.
@frozen
public enum SubjectLifetimeScope: Sendable {
  /// From the first observer to the last, and until the source ends.
  case whileConnected
  /// As long as the shared stream exists.
  case forever
}
