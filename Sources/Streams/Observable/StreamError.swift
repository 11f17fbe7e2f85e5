/// The failures that operators add to those of their sources.
public enum StreamError: Error, Hashable {
  /// The source ended before the element that was asked for.
  case argumentOutOfRange
  /// The source was silent for too long.
  case timeout
}
