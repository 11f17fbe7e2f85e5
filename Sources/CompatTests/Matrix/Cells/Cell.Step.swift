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

    /// The app lets go of what it has put in front of its delegate.
    case dropStandIns

    /// The app lets go of its delegate.
    case dropApp

    /// The host tells its delegate about one of each kind of event.
    case send
  }
}
