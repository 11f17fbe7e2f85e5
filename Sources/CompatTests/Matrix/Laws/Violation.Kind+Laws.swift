public import Streams

extension Violation.Kind {
  /// A party did not get an event that it takes.
  public static let messageMissed = Self(rawValue: "messageMissed")

  /// A party got one event more than once.
  public static let messageRepeated = Self(rawValue: "messageRepeated")

  /// The slot does not read as the object that was set last.
  public static let delegateMisread = Self(rawValue: "delegateMisread")
}
