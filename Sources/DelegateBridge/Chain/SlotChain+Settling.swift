import Streams

extension SlotChain {
  /// Makes every proxy pass on to the party behind it, after somebody may have changed that.
  ///
  /// - Parameter incoming: A proxy that is about to be set, and has its reasons for the forward
  ///   delegate that it has.
  func settle(except incoming: AnyObject? = nil) {
    guard isUnsettled, !isSettling, passes == 0 else { return }
    isUnsettled = false
    claimsAreStale = true
    routes.forgetAll()
    if nilIsPending {
      nilIsPending = false
      logical = reference(to: nil)
      delegateReference = logical
    } else if let current = parties.proxy(logical.object) {
      followForwardDelegate(of: current)
    }
    parties.setLookedUp(nil, in: bridge.order)
    connectProxies(except: incoming)
  }

  /// Makes every proxy pass on to the party behind it.
  func connectProxies(except incoming: AnyObject? = nil) {
    changeProxies {
      for proxy in parties.proxies where proxy.proxy !== incoming {
        proxy.pass(to: behind(proxy.proxy))
      }
    }
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
  private func followForwardDelegate(of current: ReactiveLink) {
    var last = current
    var target = current.target.map(Identity.of)
    while let proxy = target.flatMap(ReactiveLink.init) {
      if parties.proxy(proxy.proxy) != nil { return }
      parties.add(proxy, in: bridge.order)
      last = proxy
      target = proxy.target.map(Identity.of)
    }
    guard target !== delegate else { return }
    delegateReference = reference(to: target)
    parties.setInnermost(target == nil ? nil : last.proxy, in: bridge.order)
  }

  /// Adds links that were registered since the last look, and drops those that no longer are.
  func updateLinks() {
    guard linkedVersion != bridge.linkVersion, let host else { return }
    linkedVersion = bridge.linkVersion
    isUnsettled = true
    parties.update(bridge.registrations, in: bridge.order) { registration in
      let link = registration.make(host)
      link?.join(self)
      return link
    }
  }

  /// Has the host ask for claims again if they have changed since it last asked.
  func refreshClaims() {
    claimsAreStale = isUnsettled
    let now = storage.optionalMessages.map(claims)
    guard now != claimed else { return }
    claimed = now
    storage.refreshClaims()
  }
}
