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

  func slotMayBeGivenBack(_ storage: SlotStorage) {
    if !bridge.isInstalled { dissolve() }
  }

  func slot(_ storage: SlotStorage, claims selector: Selector) -> Bool {
    checkConnections()
    return claims(selector)
  }

  func slotWillBeUsed(_ storage: SlotStorage) {
    guard bridge.isInstalled else {
      dissolve()
      // Another bridge may have taken over.
      if let keeper = storage.keeper, keeper !== self { keeper.slotWillBeUsed(storage) }
      return
    }
    bringUpToDate()
  }

  func slot(_ storage: SlotStorage, beginSending selector: Selector) -> AnyObject? {
    var delegate = delegate
    if !isUpToDate || delegate == nil {
      slotWillBeUsed(storage)
      guard storage.keeper === self else { return storage.beginSending(selector) }
      delegate = self.delegate
    }
    guard storage.isClaimed(selector) else { return nil }
    // A host that is its own delegate and asks its delegate again is answered by nobody.
    if !dispatches.isEmpty, dispatches.contains(where: { $0.selector == selector }),
      delegate != nil, delegate === host
    {
      return nil
    }
    let route = route(of: selector)
    storage.note(selector)
    if case .delegate = route.first, !connectionIsDue, let delegate {
      // It passes nobody for whom it would have to be remembered.
      addShortcut(of: selector, to: delegate)
      begin(.straight(selector), for: Audience())
      return delegate
    }
    guard let receiver = party(at: route.first, delegate) else { return nil }
    if let delegate { addShortcut(of: selector, to: delegate) }
    let movesProxies = connectionIsDue
    if movesProxies {
      connectionIsDue = false
      connectProxies()
    }
    begin(
      Dispatch(
        selector: selector, second: route.second, hasReachedPort: receiver !== head,
        hasMovedProxies: movesProxies),
      for: Audience(parties: parties.ordered, delegate: delegate))
    return receiver
  }

  /// Has the slot send messages named `selector` without asking, where what is known of their way holds until
  /// something changes.
  private func addShortcut(of selector: Selector, to delegate: AnyObject) {
    guard isUpToDate, connectedGeneration == ObjectClass.generation, !connectionIsDue,
      delegate !== host, storage.caching != .never
    else { return }
    storage.shortcut.add(
      selector, to: delegate, from: storage
    ) { stations(of: selector) }
  }

  private func begin(_ dispatch: Dispatch, for audience: consuming Audience) {
    dispatches.append(dispatch)
    audiences.append(audience)
  }

  private func party(at stop: Route.Stop, _ delegate: AnyObject?) -> AnyObject? {
    switch stop {
    case .head: head
    case .party(let index): parties.ordered[index]
    case .delegate: delegate
    case .nobody, .unknown: nil
    }
  }

  func slotDidSend(_ storage: SlotStorage) {
    // A send that began before the bridge came ends without having begun here.
    guard let ended = dispatches.popLast() else { return }
    audiences.removeLast()
    if let outer = audiences.last {
      guard ended.hasMovedProxies else { return }
      connectProxies(asFor: outer)
      connectionIsDue = true
    } else if connectionIsDue {
      connectionIsDue = false
      connectProxies()
      isUnsettled = true
    }
  }
}
