extension DelegateProxy {
  /// The proxy of this family in `slot` of `host`: the one that was assigned, or a new one made by
  /// the factory of the most derived class; it is put into the slot if the slot does not read as the
  /// proxy already, and what was there becomes its forward delegate.
  ///
  /// This is Rx's `proxy(for:)`, with its checks.
  public final class func proxy(for host: MessageObject, in slot: DelegateSlot) -> DelegateProxy {
    let proxy = assignedProxy(for: host, in: slot) ?? assignProxy(to: host, in: slot)
    let current = currentDelegate(of: host, in: slot)
    guard current !== proxy else { return proxy }
    if let dead = current as? DeadObject {
      dead.reportUse(by: "\(family) proxy(for:)")
      return proxy
    }

    proxy.setForwardToDelegate(current, retainDelegate: false)
    proxy.check(.forwardNotTaken, proxy.forwardToDelegate(), is: current)
    setCurrentDelegate(proxy, of: host, in: slot)
    proxy.check(.proxyNotCurrent, currentDelegate(of: host, in: slot), is: proxy)
    proxy.check(.forwardChanged, proxy.forwardToDelegate(), is: current)
    return proxy
  }

  /// Makes `delegate` the forward delegate of the proxy of `host`.
  ///
  /// The proxy must not have one: the check warns of overwriting somebody's delegate.
  ///
  /// - Parameters:
  ///   - delegate: The object that is to get everything from the proxy.
  ///   - retainDelegate: Whether the proxy keeps it alive.
  ///   - host: The object whose delegate the proxy is.
  ///   - slot: The property.
  /// - Returns: A handle that checks that the delegate is gone or still the forward delegate, and
  ///   clears it.
  public final class func installForwardDelegate(
    _ delegate: AnyObject, retainDelegate: Bool, onProxyFor host: MessageObject,
    in slot: DelegateSlot
  ) -> any Disposable {
    let proxy = proxy(for: host, in: slot)
    proxy.check(.forwardOverwritten, proxy.forwardToDelegate(), is: nil)
    proxy.setForwardToDelegate(delegate, retainDelegate: retainDelegate)
    return Disposables.create { [weak delegate] in proxy.removeForwardDelegate(delegate) }
  }

  /// Removes the forward delegate that was installed as `delegate`; `nil` where that has died.
  package final func removeForwardDelegate(_ delegate: AnyObject?) {
    if let delegate { check(.forwardLost, forwardToDelegate(), is: delegate) }
    setForwardToDelegate(nil, retainDelegate: false)
  }

  private static func assignedProxy(
    for host: MessageObject, in slot: DelegateSlot
  ) -> DelegateProxy? {
    host[associated: associationKey(in: slot)] as? DelegateProxy
  }

  private static func assignProxy(to host: MessageObject, in slot: DelegateSlot) -> DelegateProxy {
    let proxy = ProxyFactory.makeProxy(of: self, for: host, in: slot)
    host[associated: associationKey(in: slot)] = proxy
    proxy.check(.proxyNotAssigned, assignedProxy(for: host, in: slot), is: proxy)
    return proxy
  }

  private static func associationKey(in slot: DelegateSlot) -> AssociationKey {
    AssociationKey("\(family).\(slot.name)")
  }

  private func check(_ kind: Violation.Kind, _ found: AnyObject?, is wanted: AnyObject?) {
    guard found !== wanted else { return }
    Violation(
      kind, parties: [self, found, wanted],
      detail:
        "expected \(Violation.name(of: wanted)), found \(Violation.name(of: found)) in '\(slot.name)' of \(Violation.name(of: host))"
    ).report()
  }
}
