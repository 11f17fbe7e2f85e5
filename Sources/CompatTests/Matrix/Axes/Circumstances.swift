public import Streams

/// Everything about a cell but its parties: its place on the other axes of the matrix.
public struct Circumstances: Hashable, Sendable {
  /// Whether the app or those that take the slot come first.
  public var first = FirstComer.delegateFirst

  /// When the setter is hooked.
  public var hook = HookTiming.beforeDelegate

  /// What the trackers let the getter show.
  public var getter = GetterStyle.raw

  /// How the slot holds its object.
  public var slot = SlotOwnership.weak

  /// How many observers each reactive library has.
  public var observers = 1

  /// When the host asks what its delegate takes.
  public var caching = ClaimCaching.whenSet

  /// What the app does to the slot before the event.
  public var interlude = Interlude.nothing

  /// What else happens before the parties are used again.
  public var incident = Incident.nothing

  /// What the host sends beside the event.
  public var message = ExtraMessage.required

  /// In which order the parties leave.
  public var removal = RemovalOrder.stays

  /// Who dies before the event.
  public var death = Death.nobody

  /// Those of the core of the matrix, which ids always name.
  var coreWords: [String] {
    [first.rawValue, hook.rawValue, getter.rawValue, slot.rawValue, "uses\(observers)"]
  }

  /// Those that only covering cells vary, where they are not as usual.
  var coveringWords: [String] {
    let usual = Circumstances()
    return [
      caching == usual.caching ? nil : caching.rawValue,
      interlude == usual.interlude ? nil : interlude.rawValue,
      incident == usual.incident ? nil : incident.rawValue,
      message == usual.message ? nil : message.rawValue,
      removal == usual.removal ? nil : removal.rawValue,
      death == usual.death ? nil : death.rawValue,
    ].compactMap { $0 }
  }
}
