import Streams

/// Accessors that lead somewhere else than to the host's own storage: views that only wrap a view let
/// the inner one keep the delegate.
extension SlotChain {
  /// Whether the host's getter gives what is in its storage, or what that wraps, when the bridge has
  /// no say in it.
  func getterLeads(to stored: AnyObject?) -> Bool {
    if stored is DeadObject { return true }
    let found = readBack()
    guard let found, let stored else { return found == nil && stored == nil }
    if found === stored || wrappers.contain(found) || isPort(found) { return true }
    return Identity.of(found) === Identity.of(stored) || MessageObject.does(stored, wrap: found)
  }

  /// What the getter gives when the bridge has no say in it.
  func readBack() -> AnyObject? {
    isReadingBack = true
    passes += 1
    defer {
      isReadingBack = false
      passes -= 1
    }
    return host.flatMap { slot.object(of: $0) }
  }

  /// Undoes what was set, because it is not what is read back, and leaves the host alone from here
  /// on.
  func standAside(_ proceed: (AnyObject?) -> Void) {
    let remaining = leave() ?? adoptedWrapper
    let wasHeld = head != nil
    head = nil
    wrappers = HookWrappers()
    storage.hold(nil)
    isDiverted = true
    proceed(remaining)
    // What came before the accessors were diverted is still the storage's.
    if wasHeld, storage.object == nil { storage.store(remaining) }
    reportDiversion(of: logical.object)
  }

  /// Leaves the slot alone from here on, and reports that.
  func reportDiversion(of object: AnyObject?) {
    isDiverted = true
    let name = Violation.name(of: host)
    Violation(
      .divertedAccessors, parties: [host, object],
      detail:
        "what is set as '\(slot.name)' of \(name) is not read from its storage; the slot is left as it is"
    ).report()
  }
}
