extension Cell {
  /// One thing that happens in a cell; parties are given by their place in ``parties``.
  enum Step: Hashable {
    /// A party comes onto the host.
    case install(Int)

    /// A party is used once more.
    case use(Int)

    /// A party leaves.
    case remove(Int)

    /// The app sets its delegate, or what it has put in front of that.
    case setDelegate

    /// The app sets `nil`.
    case setNil

    /// The app sets another delegate.
    case setOther

    /// The app sets a forwarder to what the slot reads as.
    case setRelay

    /// A forwarder by hand is set that leads to what the slot read as.
    case setTaker

    /// A forwarder by hand is set that leads to what is really in the slot then.
    case setLoop

    /// Another delegate is put behind the proxy that the slot reads as.
    case putBehindProxy

    /// Somebody reads the slot.
    case read

    /// Somebody sets what he reads.
    case putBack

    /// Another host of the class tells a delegate of its own.
    case useOtherHost

    /// The app lets go of what it has put in front of its delegate.
    case dropStandIns

    /// The app lets go of its delegate.
    case dropApp

    /// The host tells its delegate about one of each kind of event.
    case send

    /// The host does that too, and the first who hears of the event sets another delegate.
    case sendHandingOver

    /// The accessors are led to another host inside.
    case leadInside

    /// The bridge, if there is one, comes.
    case installBridge

    /// The bridge, if there is one, is removed.
    case removeBridge
  }
}
