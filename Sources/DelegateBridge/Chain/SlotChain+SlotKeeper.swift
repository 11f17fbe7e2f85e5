import Streams

extension SlotChain: SlotKeeper {
  func slot(_ storage: SlotStorage, willStore object: AnyObject?) -> Bool {
    guard bridge.isInstalled else {
      dissolve()
      return true
    }
    keep(object)
    return false
  }

  func slot(_ storage: SlotStorage, claims selector: Selector) -> Bool {
    claims(selector)
  }

  func slotWillBeUsed(_ storage: SlotStorage) {
    guard bridge.isInstalled else { return dissolve() }
    if passedVersion != bridge.hookVersion, passes == 0, let host,
      head != nil || logical.object != nil
    {
      slot.set(port, of: host)
    }
    updateLinks()
    guard !isSettling, passes == 0 else { return }
    settle()
    if claimsAreStale { refreshClaims() }
  }

  func slot(_ storage: SlotStorage, beginSending selector: Selector) -> AnyObject? {
    // A host that is its own delegate and asks its delegate again is answered by nobody.
    if delegate === host, dispatches.contains(where: { $0.selector == selector }) { return nil }
    guard let receiver = receiver(of: selector) else { return nil }
    dispatches.append(Dispatch(selector: selector, hasReachedPort: receiver !== head))
    recent.note(selector)
    return receiver
  }

  func slotDidSend(_ storage: SlotStorage) {
    // A send that began before the bridge came ends without having begun here.
    _ = dispatches.popLast()
  }
}
