/// How an object of the app's that stands in front of its delegate passes messages on.
public struct StandIn: Hashable, Sendable {
  /// Whether it passes on whatever the delegate behind it takes, rather than only the event that it
  /// has a method for.
  public var passesOnEverything: Bool

  /// Whether it is the host itself, which lives longer than the others.
  public var isHost: Bool

  /// Describes a stand-in.
  ///
  /// - Parameters:
  ///   - passesOnEverything: Whether it passes on whatever the delegate behind it takes.
  ///   - isHost: Whether it is the host itself.
  public init(passesOnEverything: Bool, isHost: Bool = false) {
    self.passesOnEverything = passesOnEverything
    self.isHost = isHost
  }
}
