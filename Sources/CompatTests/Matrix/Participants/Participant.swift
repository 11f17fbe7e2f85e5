import DelegateBridge

/// A kind of party that the matrix puts on a slot, alone and together with others.
///
/// Conform to it to give a proxy of your own its rows in the matrix: say how it gets onto a host, how
/// often it got the event, and how it treats the slot, from which the matrix predicts what goes wrong
/// without a bridge.
@MainActor
public protocol Participant {
  /// The name by which reports and violations speak of this party.
  var name: String { get }

  /// How the party treats a slot.
  var conduct: Conduct { get }

  /// Puts the party onto the host of `world`, as its author would.
  func install(in world: World) -> Participation

  /// The party as it is where the getter is to show this, and where one side is changed by a remedy;
  /// itself where neither concerns it.
  func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant
}

extension Participant {
  /// Itself: neither concerns it.
  public func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant { self }

  /// Whether nothing can be said of both parties together, with a bridge or without, so that they do not
  /// meet.
  ///
  /// The wrappers of one swallow the question by which a hook that hands its own to the public setter
  /// knows them again: it would set them for ever. And no question finds what nobody keeps behind such
  /// wrappers, or such a wrapper itself behind one that says nothing.
  func isLost(with other: any Participant) -> Bool {
    guard let own = wrapping, let others = other.wrapping else { return false }
    return own.swallowsQuestions && others.needsQuestions
      || others.swallowsQuestions && own.needsQuestions
  }

  /// How the party wraps what is set, if it does.
  var wrapping: Wrapping? {
    if case .wraps(let wrapping) = conduct { return wrapping }
    return nil
  }

  /// Whether the party works alone without a bridge, and does not leave behind in the delegate what it
  /// would do to a bridge once more.
  var isWholeWithoutBridge: Bool {
    switch conduct {
    case .wraps(let wrapping): wrapping.behaviour.retention != .none && !wrapping.swallowsQuestions
    case .instruments: false
    case .takesSlot, .standsIn: true
    }
  }

  /// Whether the party is one that takes the slot, rather than one that hooks the setter.
  var takesSlot: Bool {
    switch conduct {
    case .takesSlot, .standsIn: true
    case .wraps, .instruments: false
    }
  }

  /// Whether the party has observers.
  var observes: Bool {
    if case .takesSlot = conduct { return true }
    return false
  }
}

extension Wrapping {
  /// Whether the hook, or a bridge in its place, has to ask wrappers whom it would not find otherwise.
  fileprivate var needsQuestions: Bool { setsAgain || behaviour.retention == .none || isBlind }
}
