import Streams

extension SlotChain {
  /// Makes every proxy pass on to the party behind it, after somebody may have changed that.
  ///
  /// - Parameter incoming: A proxy that is about to be set, and has its reasons for the forward
  ///   delegate that it has.
  func settle(except incoming: AnyObject? = nil) {
    guard isUnsettled, !isSettling, passes == 0 else { return }
    isUnsettled = false
    orderedGeneration = nil
    claimsAreStale = true
    routes.forgetAll()
    if nilIsPending {
      nilIsPending = false
      logical = reference(to: nil)
      if bridge.fault != .detachesNobody { delegateReference = logical }
      displacement = nil
      if bridge.fault == .detachesProxies { parties = ChainParties() }
    } else if !connectionIsDue, let current = parties.proxy(logical.object) {
      followForwardDelegate(of: current)
    }
    parties.setLookedUp(nil, in: order)
    if dispatches.isEmpty || bridge.fault == .redirectsMessages {
      connectProxies(except: incoming)
    } else {
      connectionIsDue = true
    }
  }

  /// Does what has to be done before the slot is used: hooks that are new see the port, links that
  /// are new join, and claims that are stale are asked for.
  func bringUpToDate() {
    guard !isSettling, passes == 0 else { return }
    if passedVersion != bridge.hookVersion, isInhabited, let host { slot.set(port, of: host) }
    guard !isDiverted else { return }
    checkDelegate()
    updateLinks()
    settle()
    if claimsAreStale { refreshClaims() }
    let isWatched = delegate.map(isForwarder) ?? false
    orderedGeneration = isWatched ? nil : ObjectClass.generation
  }

  /// Whether there is nothing to be put in order before a send, except that the delegate may have
  /// died.
  var isUpToDate: Bool {
    !isUnsettled && !claimsAreStale && orderedGeneration == ObjectClass.generation
  }

  /// Lets go of a delegate that has died, and of one that forwards to a party before it.
  ///
  /// - Parameter displaced: The delegate before that one, where nobody displaced it by setting the
  ///   slot.
  func checkDelegate(displacing displaced: DelegateReference? = nil) {
    guard delegateReference.isSet else { return }
    guard let delegate else {
      delegateReference = reference(to: displacedDelegate)
      displacement = nil
      if logical.object == nil { logical = delegateReference }
      isUnsettled = true
      return
    }
    guard bridge.fault != .keepsRings, isForwarder(delegate), leadsRound(delegate) else { return }
    reportRing()
    let before = displaced ?? displacement.map { reference(to: $0.delegate) }
    displacement = nil
    // Who only leads back to a party comes in front of the delegate that it displaced.
    let stays = before?.object.map { !isForwarder($0) || !leadsRound($0) } ?? false
    delegateReference = before.flatMap { stays ? $0 : nil } ?? reference(to: nil)
    isUnsettled = true
  }

  private func leadsRound(_ delegate: AnyObject) -> Bool {
    let identity = Identity.of(delegate)
    if identity === delegate { return Identity.goesRound(delegate) }
    return parties.proxy(identity) != nil
  }

  private func isForwarder(_ object: AnyObject) -> Bool {
    guard let object = object as? MessageObject else { return object is any MessageReceiver }
    return !object.objectClass.isSubclass(of: .object)
  }

  /// Makes every proxy pass on to the party behind it, the innermost first, so that they form no ring
  /// meanwhile.
  func connectProxies(except incoming: AnyObject? = nil) {
    if bridge.fault == .leavesForwardDelegatesAlone { return }
    changeProxies {
      for party in parties.ordered.reversed() where party !== incoming {
        parties.proxy(party)?.pass(to: behind(party))
      }
    }
  }

  /// Makes every proxy pass on as it did when a message set out for `audience`.
  func connectProxies(asFor audience: Audience) {
    changeProxies {
      for (index, party) in audience.parties.enumerated().reversed() {
        let next = audience.parties.dropFirst(index + 1).first ?? audience.delegate
        parties.proxy(party)?.pass(to: next)
      }
    }
  }

  /// Takes wrappers out of what proxies forward to; the hooks will wrap what is behind the port.
  func unwrapForwardDelegates() {
    changeProxies {
      for proxy in parties.proxies {
        guard let target = proxy.target else { continue }
        proxy.pass(to: Identity.of(target))
      }
    }
  }

  /// Settles where a proxy passes on to somebody else than it should: not every library touches the
  /// slot when it changes a forward delegate.
  func checkConnections() {
    guard !isUnsettled, connectedGeneration != ObjectClass.generation, dispatches.isEmpty else {
      return
    }
    if parties.areConnected(to: delegate) {
      if parties.noteChanges { connectedGeneration = ObjectClass.generation }
      return
    }
    isUnsettled = true
    settle()
  }

  /// Runs `change`, and ignores what proxies do to the slot because of it.
  func changeProxies(_ change: () -> Void) {
    let outer = isSettling
    isSettling = true
    change()
    isSettling = outer
  }

  /// A proxy that is the logical delegate decides itself what comes after it: further proxies that
  /// the chain did not know yet, and the delegate behind them.
  func followForwardDelegate(of current: ReactiveLink) {
    if bridge.fault == .overridesForwardDelegates { return }
    var last = current
    var target = current.target
    while let proxy = target.flatMap(ReactiveLink.init) {
      if parties.proxy(proxy.proxy) != nil { return }
      parties.add(proxy, in: order)
      last = proxy
      target = proxy.target
    }
    let before = delegateReference
    guard target !== before.object else { return }
    delegateReference = reference(to: target)
    checkDelegate(displacing: before)
    guard delegate !== before.object else { return }
    parties.setInnermost(delegate == nil ? nil : last.proxy, in: order)
  }

  /// Adds links that were registered since the last look, and drops those that no longer are.
  func updateLinks() {
    guard linkedVersion != DelegateBridge.linkVersion, let host else { return }
    linkedVersion = DelegateBridge.linkVersion
    isUnsettled = true
    let links = bridge.links(of: host)
    order = links.order
    parties.update(links.registrations, in: order) { registration in
      let link = registration.make(host)
      link?.join(self, by: registration.installation)
      return link
    }
  }

  /// Has the host ask for claims again if they have changed since it last asked.
  func refreshClaims() {
    guard !isAdopting else { return }
    claimsAreStale = isUnsettled
    let now = storage.optionalMessages.map(claims)
    if bridge.fault == .neverAsksAgain { return }
    guard now != claimed || bridge.fault == .asksAgainEachTime else {
      if bridge.fault != .keepsOldAnswers { storage.forgetClaimsOfOthers() }
      return
    }
    claimed = now
    storage.refreshClaims()
  }
}
