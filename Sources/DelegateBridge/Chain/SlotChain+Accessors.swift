import Streams

extension SlotChain {
  /// What the slot's getter gives.
  func read() -> AnyObject? {
    if !isSettling { isUnsettled = true }
    return nilIsPending ? nil : logical.object
  }

  /// What the slot's setter does; `proceed` runs the hooks and the original setter.
  func write(_ object: AnyObject?, _ proceed: (AnyObject?) -> Void) {
    if passes > 0 {
      proceed(object)
    } else if !isSettling {
      isUnsettled = true
      guard let object else {
        nilIsPending = true
        return
      }
      if object !== head, !isPort(object) { take(object) }
      passThroughHooks(proceed)
      if !isDiverted { refreshClaims() }
    }
  }

  /// Takes over what is in the slot when the bridge comes to a host that is in use.
  func adopt() {
    guard let present = storage.object, !(present is DeadObject) else { return }
    setLogical(Identity.of(present))
  }

  private func take(_ object: AnyObject) {
    let isReturning = nilIsPending && parties.proxy(object) != nil
    if !isReturning { settle(except: object) }
    nilIsPending = false
    setLogical(object)
  }

  private func setLogical(_ object: AnyObject) {
    isUnsettled = true
    logical = reference(to: object)
    if let proxy = ReactiveLink(object) {
      add(proxy)
    } else {
      delegateReference = logical
    }
  }

  /// Adds a proxy, and cuts the ring that arises where it forwards to one that forwards to it.
  private func add(_ proxy: ReactiveLink) {
    for other in parties.proxies
    where other.proxy !== proxy.proxy && other.target === proxy.proxy {
      changeProxies { other.pass(to: delegate) }
    }
    parties.add(proxy, in: bridge.order)
  }

  /// Whether `object` is the port, or wraps it and passes questions on.
  private func isPort(_ object: AnyObject) -> Bool {
    object === port || MessageObject.responds(object, to: port.marker)
  }
}
