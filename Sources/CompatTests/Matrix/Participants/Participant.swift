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

  /// Whether hooks of both parties would set the slot again and again: one hands its wrappers to the
  /// public setter until it knows them again, and the other one's wrappers swallow that question.
  ///
  /// That ends with a full stack, with a bridge and without, and so they do not meet.
  func setsForEver(with other: any Participant) -> Bool {
    guard case .wraps(let own) = conduct, case .wraps(let others) = other.conduct else {
      return false
    }
    return own.setsAgain && others.swallowsQuestions || others.setsAgain && own.swallowsQuestions
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
