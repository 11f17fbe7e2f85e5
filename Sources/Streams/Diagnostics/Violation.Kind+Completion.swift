extension Violation.Kind {
  /// A completion handler was called a second time.
  public static let completionRepeated = Self(rawValue: "completionRepeated")

  /// The last party that held a completion handler dropped it without a call.
  public static let completionDropped = Self(rawValue: "completionDropped")
}
