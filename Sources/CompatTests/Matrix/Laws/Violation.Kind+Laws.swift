public import Streams

extension Violation.Kind {
  /// A party did not get an event that it takes.
  public static let messageMissed = Self(rawValue: "messageMissed")

  /// A party got one event more than once.
  public static let messageRepeated = Self(rawValue: "messageRepeated")

  /// The slot does not read as the object that was set last.
  public static let delegateMisread = Self(rawValue: "delegateMisread")

  /// Those behind a bridge heard of an event in another order than always.
  public static let messageReordered = Self(rawValue: "messageReordered")

  /// What is claimed has changed, and the host did not ask again.
  public static let claimsNotRefreshed = Self(rawValue: "claimsNotRefreshed")

  /// The host asked again what is claimed, more often than that has changed.
  public static let claimsRefreshedNeedlessly = Self(rawValue: "claimsRefreshedNeedlessly")

  /// A ring was closed, and nobody reported it.
  public static let ringUnreported = Self(rawValue: "ringUnreported")

  /// A ring was reported more often than one was closed.
  public static let ringReportedAgain = Self(rawValue: "ringReportedAgain")

  /// Accessors lead somewhere else, and that was not reported once.
  public static let diversionMisreported = Self(rawValue: "diversionMisreported")
}
