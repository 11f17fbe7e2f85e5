extension Violation.Kind {
  /// The host does not give back the proxy that was just assigned to it.
  public static let proxyNotAssigned = Self(rawValue: "proxyNotAssigned")

  /// The proxy did not take the current delegate as its forward delegate.
  public static let forwardNotTaken = Self(rawValue: "forwardNotTaken")

  /// The slot does not read as the proxy that was just put there.
  public static let proxyNotCurrent = Self(rawValue: "proxyNotCurrent")

  /// Putting the proxy into the slot changed its forward delegate.
  public static let forwardChanged = Self(rawValue: "forwardChanged")

  /// A forward delegate is installed over another one.
  public static let forwardOverwritten = Self(rawValue: "forwardOverwritten")

  /// The forward delegate that was installed is no longer the one when it is to be removed.
  public static let forwardLost = Self(rawValue: "forwardLost")
}
