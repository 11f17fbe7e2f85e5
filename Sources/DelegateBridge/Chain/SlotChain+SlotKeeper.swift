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
    checkConnections()
    return claims(selector)
  }

  func slotWillBeUsed(_ storage: SlotStorage) {
    guard bridge.isInstalled else {
      dissolve()
      // Another bridge may have taken over.
      storage.keeper?.slotWillBeUsed(storage)
      return
    }
    bringUpToDate()
  }

  func slot(_ storage: SlotStorage, beginSending selector: Selector) -> AnyObject? {
    let delegate = delegate
    // A host that is its own delegate and asks its delegate again is answered by nobody.
    if let delegate, delegate === host, dispatches.contains(where: { $0.selector == selector }) {
      return nil
    }
    guard let receiver = receiver(of: selector, delegate) else { return nil }
    let movesProxies = connectionIsDue
    if movesProxies {
      connectionIsDue = false
      connectProxies()
    }
    dispatches.append(
      Dispatch(
        selector: selector, parties: parties.ordered, delegate: delegate,
        hasReachedPort: receiver !== head, hasMovedProxies: movesProxies))
    recent.note(selector)
    return receiver
  }

  func slotDidSend(_ storage: SlotStorage) {
    // A send that began before the bridge came ends without having begun here.
    guard let ended = dispatches.popLast() else { return }
    if let outer = dispatches.last {
      guard ended.hasMovedProxies else { return }
      connectProxies(asFor: outer)
      connectionIsDue = true
    } else if connectionIsDue, bridge.fault != .forgetsWhatChanged {
      connectionIsDue = false
      connectProxies()
      isUnsettled = true
    }
  }
}
