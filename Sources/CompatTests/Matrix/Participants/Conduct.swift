/// How a party treats a slot, as far as others can tell: all that a prediction knows of it.
public enum Conduct: Hashable, Sendable {
  /// It hooks the setter and puts a wrapper around whatever is set.
  case wraps(Wrapping)

  /// It hooks the setter, lets everything through, and counts in the class of what was set.
  case instruments

  /// It takes the slot, forwards to what was there, and insists on reading itself back.
  ///
  /// Where it looks through, it takes a tracker's wrapper around itself for itself.
  case takesSlot(looksThrough: Bool)
}
