/// How an object of the app's that stands in front of its delegate passes messages on.
public struct StandIn: Hashable, Sendable {
  /// Whether it passes on whatever the delegate behind it takes, rather than only the event that it
  /// has a method for.
  public var passesOnEverything: Bool

  /// Whether it would take the host's question itself where the delegate behind it does not.
  public var takesQuestion: Bool

  /// Whether it is the host itself, which lives longer than the others.
  public var isHost: Bool

  /// Describes a stand-in.
  ///
  /// - Parameters:
  ///   - passesOnEverything: Whether it passes on whatever the delegate behind it takes.
  ///   - takesQuestion: Whether it would take the host's question itself.
  ///   - isHost: Whether it is the host itself.
  public init(passesOnEverything: Bool, takesQuestion: Bool = false, isHost: Bool = false) {
    self.passesOnEverything = passesOnEverything
    self.takesQuestion = takesQuestion
    self.isHost = isHost
  }
}
