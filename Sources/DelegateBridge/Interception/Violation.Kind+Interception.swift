public import Streams

extension Violation.Kind {
  /// A hook neither let the original run nor was allowed to leave it out, or left a message without an
  /// answer for which it had not asked.
  public static let originalDropped = Self(rawValue: "originalDropped")

  /// A hook let the original run more often than it was installed for.
  public static let originalRepeated = Self(rawValue: "originalRepeated")
}
