public import DelegateBridge

/// How a hook on the setter wraps what is set.
public struct Wrapping: Hashable, Sendable {
  /// How it knows its own wrappers, what keeps them alive, and what the getter shows.
  public var behaviour: TrackingHook.Behaviour

  /// Whether the wrapper answers for itself what it responds to and what kind of object it is.
  ///
  /// Any other passes such questions on to what it wraps.
  public var isOpaque: Bool

  /// Whether the wrapper passes on whatever comes, without asking who takes it.
  ///
  /// Any other passes on only what its target takes.
  public var isBlind: Bool

  /// Whether the wrapper lets no question about itself through, so that the answer is always no.
  ///
  /// Any other answers for itself or passes questions on.
  public var swallowsQuestions: Bool

  /// Whether the hook hands its wrapper to the public setter, and so comes by again, instead of going
  /// on to the setter that it hooked.
  public var setsAgain: Bool

  /// Whether the hook lets reactive proxies through unwrapped.
  public var passesReactive: Bool

  /// Whether a reactive library that was modified for the sake of trackers knows its wrappers.
  public var isWellKnown: Bool

  /// Whether the getter shows what is behind all well-known wrappers.
  public var unwrapsAll: Bool

  /// Describes a hook that wraps as the common tracking library does, unless said otherwise.
  ///
  /// - Parameters:
  ///   - behaviour: How it knows its own wrappers, what keeps them alive, and what the getter shows.
  ///   - isOpaque: Whether the wrapper answers questions for itself.
  ///   - isBlind: Whether the wrapper passes on whatever comes.
  ///   - swallowsQuestions: Whether the wrapper lets no question about itself through.
  ///   - setsAgain: Whether the hook hands its wrapper to the public setter.
  ///   - passesReactive: Whether the hook lets reactive proxies through unwrapped.
  ///   - isWellKnown: Whether a modified reactive library knows the wrappers.
  ///   - unwrapsAll: Whether the getter shows what is behind all well-known wrappers.
  public init(
    behaviour: TrackingHook.Behaviour = TrackingHook.Behaviour(), isOpaque: Bool = false,
    isBlind: Bool = false, swallowsQuestions: Bool = false, setsAgain: Bool = false,
    passesReactive: Bool = false, isWellKnown: Bool = false, unwrapsAll: Bool = false
  ) {
    self.behaviour = behaviour
    self.isOpaque = isOpaque
    self.isBlind = isBlind
    self.swallowsQuestions = swallowsQuestions
    self.setsAgain = setsAgain
    self.passesReactive = passesReactive
    self.isWellKnown = isWellKnown
    self.unwrapsAll = unwrapsAll
  }
}
