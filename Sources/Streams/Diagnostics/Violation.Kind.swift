extension Violation {
  /// The name of a kind of violation; modules that add links add kinds of their own.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The stable name that reports carry.
    public let rawValue: String

    /// Names a kind.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Violation.Kind {
  /// A message reached an object that neither implements it nor passes it on.
  public static let unrecognizedSelector = Self(rawValue: "unrecognizedSelector")

  /// A message reached a method that was written for objects of another class.
  public static let foreignReceiver = Self(rawValue: "foreignReceiver")

  /// A message, or a question about one, came back to a party that had already passed it on.
  public static let forwardingCycle = Self(rawValue: "forwardingCycle")

  /// An unsafe slot was read after the object in it had died.
  public static let danglingDelegate = Self(rawValue: "danglingDelegate")
}
