public import Streams

extension Violation.Kind {
  /// A party was to pass messages on to one that leads back to it; it does not.
  public static let ringRefused = Self(rawValue: "ringRefused")
}
