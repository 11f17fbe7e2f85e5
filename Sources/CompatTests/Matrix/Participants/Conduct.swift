/// How a party treats a slot, as far as others can tell: all that a prediction knows of it.
public enum Conduct: Hashable, Sendable {
  /// It hooks the setter and puts a wrapper around whatever is set.
  case wraps(Wrapping)

  /// It hooks the setter, lets everything through, and counts in what was set.
  case instruments(Instrumenting)

  /// It takes the slot, forwards to what was there, and insists on reading itself back.
  case takesSlot(Proxying)

  /// The app sets it as its delegate, and it passes on to the delegate that the app had so far.
  case standsIn(StandIn)
}

extension Conduct {
  /// Where a hook counts that wraps nothing.
  public enum Instrumenting: String, Hashable, Sendable {
    /// In the class of what was set, and so in everything of that class.
    case classes

    /// In a class that it makes for what was set.
    case objects
  }
}
