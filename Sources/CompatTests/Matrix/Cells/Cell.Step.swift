extension Cell {
  /// One thing that happens in a cell; parties are given by their place in ``parties``.
  enum Step: Hashable {
    /// A party comes onto the host.
    case install(Int)

    /// A party is used once more.
    case use(Int)

    /// The app sets its delegate.
    case setDelegate

    /// The host tells its delegate about one of each kind of event.
    case send
  }
}
