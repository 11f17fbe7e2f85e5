import Streams

extension SlotChain {
  /// What the slot's getter gives: what was set last, except that a proxy that looks for itself finds
  /// itself, as if it had set itself again.
  func read() -> AnyObject? {
    guard !isSettling else { return logical.object }
    if bridge.fault == .readsWhatIsStored { return head }
    if let reader {
      self.reader = nil
      present(reader)
      return reader
    }
    isUnsettled = true
    lastRead = nilIsPending ? nil : logical.object
    return lastRead
  }

  /// Puts a proxy right before the delegate while its library looks at it: what it passes messages on
  /// to is then the delegate or nobody, as if it were alone.
  private func present(_ proxy: AnyObject) {
    checkConnections()
    settle()
    logical = reference(to: proxy)
    parties.setLookedUp(proxy, in: order)
    if dispatches.isEmpty { connectProxies() } else { connectionIsDue = true }
    isUnsettled = true
  }

  /// What the slot's setter does; `proceed` runs the hooks and the original setter.
  func write(_ object: AnyObject?, _ proceed: (AnyObject?) -> Void) {
    if passes > 0 {
      passAgain(object, proceed)
    } else if !isSettling {
      reader = nil
      isUnsettled = true
      defer { lastRead = nil }
      guard let object else { return clear() }
      if object !== head, !isPort(object) { take(object) }
      // A proxy that was just set has checks to make before anything may change about it.
      if parties.proxy(object) == nil {
        checkDelegate()
        settle()
      }
      passThroughHooks(proceed)
      if !isDiverted { refreshClaims() }
    }
  }

  private func clear() {
    if nilIsPending {
      // Whoever takes itself out to come back does so once.
      settle()
    } else if !connectionIsDue, let current = parties.proxy(logical.object), current.target == nil {
      // Who takes its place may not know that it was told to have no delegate.
      followForwardDelegate(of: current)
    }
    isUnsettled = true
    nilIsPending = true
    if bridge.fault == .takesNilAtItsWord { return settle() }
    // Only a proxy takes itself out to come back; anybody else is let go of at once.
    guard parties.proxy(logical.object) == nil else { return }
    logical.letGo()
    delegateReference.letGo()
  }

  /// Takes over the slot, with what is in it where the bridge comes to a host that is in use.
  func adopt() {
    // First of all, so that no other bridge takes it over meanwhile.
    storage.keeper = self
    guard getterLeads(to: storage.object) else {
      storage.keeper = nil
      return reportDiversion(of: readBack())
    }
    host?.associationWitnesses.append(self)
    guard let present = storage.object, !(present is DeadObject),
      bridge.fault != .overlooksHostsInUse
    else {
      claimed = storage.optionalMessages.map { _ in false }
      return
    }
    let identity = Identity.of(present)
    if identity !== present { adoptedWrapper = present }
    let delegate = behindHookWrapper(present) ?? identity
    guard !isDiverted else { return }
    setLogical(delegate)
    unwrapForwardDelegates()
    settle()
    parties.setInnermost(nil, in: order)
    connectProxies()
  }

  /// Who is behind a wrapper that was in the slot when the bridge came, where it claims to be a
  /// delegate, but the hooks make another one like it of the port.
  ///
  /// The port has nobody behind it meanwhile: a hook would take it for its own wrapper.
  private func behindHookWrapper(_ present: AnyObject) -> AnyObject? {
    guard Identity.of(present) === present, ReactiveLink(present) == nil,
      let behind = (present as? any ForwardingParty)?.forwardingParties.first
    else { return nil }
    isAdopting = true
    adoptedWrapper = present
    bringUpToDate()
    adoptedWrapper = nil
    isAdopting = false
    return wrappers.contain(classOf: present) ? Identity.of(behind) : nil
  }

  private func take(_ object: AnyObject) {
    if !nilIsPending || !isComingBack(object) { settle(except: object) }
    nilIsPending = false
    if parties.proxy(object) == nil {
      noteDisplacement(by: object)
    } else if let displacedDelegate, logical.object === delegate {
      // Who took the slot by hand puts back what it read.
      delegateReference = reference(to: displacedDelegate)
      displacement = nil
      if dispatches.isEmpty { connectProxies() } else { connectionIsDue = true }
    }
    setLogical(object)
  }

  /// Whether whoever cleared the slot did so only to set `object`: what was there, a proxy that
  /// re-installs itself, or a new one that has taken over from who was there.
  private func isComingBack(_ object: AnyObject) -> Bool {
    if object === logical.object || parties.proxy(object) != nil { return true }
    guard let target = ReactiveLink(object)?.target else { return false }
    return target === delegate || target === logical.object || parties.proxy(target) != nil
  }

  private func setLogical(_ object: AnyObject) {
    isUnsettled = true
    let isNew = logical.object !== object
    logical = reference(to: object)
    if let proxy = ReactiveLink(object) { return add(proxy) }
    if isNew { reportedRing = nil }
    if bridge.fault == .displacesProxies { parties = ChainParties() }
    // What a hook here has wrapped before would be wrapped twice.
    delegateReference =
      wrappers.contain(classOf: object) ? reference(to: Identity.of(object)) : logical
    parties.setInnermost(nil, in: order)
  }

  /// Adds a proxy, and cuts the ring that arises where it forwards to one that forwards to it, or to
  /// somebody before itself.
  private func add(_ proxy: ReactiveLink) {
    if bridge.fault == .keepsRingsOfProxies { return parties.add(proxy, in: order) }
    changeProxies {
      if parties.proxy(proxy.target) != nil {
        for other in parties.proxies
        where other.proxy !== proxy.proxy && other.target === proxy.proxy {
          other.pass(to: delegate)
        }
      }
      if let target = proxy.target, leadsBack(target, to: proxy.proxy) { proxy.pass(to: delegate) }
    }
    parties.add(proxy, in: order)
  }

  /// Whether what `proxy` forwards to is itself, or a wrapper of the port or of a party that leads to
  /// the proxy.
  ///
  /// A wrapper of another party makes no ring yet, and the proxy is going to check that it still
  /// forwards to it.
  private func leadsBack(_ target: AnyObject, to proxy: AnyObject) -> Bool {
    let identity = Identity.of(target)
    if identity === proxy { return true }
    if identity === target {
      // A hook's wrapper that claims to be a delegate may be around the proxy.
      return wrappers.contain(classOf: target)
        && Downstream.everybody(from: [target]).contains { $0 === proxy || isPort($0) }
    }
    if isPort(target) { return true }
    return parties.proxy(identity) != nil
      && Forwarding.quietly { MessageObject.does(target, wrap: proxy) } ?? true
  }

  /// Whether `object` is the port, or wraps it and passes questions on; what claims an identity of
  /// its own does not.
  func isPort(_ object: AnyObject) -> Bool {
    if object === port { return true }
    return Identity.of(object) !== object
      && Forwarding.quietly { MessageObject.does(object, wrap: port) } ?? false
  }
}
