public import Streams

extension Violation.Kind {
  /// A message came back to the bridge from behind it, and was cut there.
  public static let foreignRing = Self(rawValue: "foreignRing")

  /// What the setter hooks made of a delegate does not pass messages on to it; the bridge leaves their
  /// wrappers out.
  public static let wrappersLeadNowhere = Self(rawValue: "wrappersLeadNowhere")

  /// An order was stated that contradicts earlier ones.
  public static let contradictoryOrder = Self(rawValue: "contradictoryOrder")

  /// What is set does not arrive where the host keeps its delegate; the bridge leaves the slot alone.
  public static let divertedAccessors = Self(rawValue: "divertedAccessors")
}
