import Streams

/// What else happens in a cell; see ``Incident``.
extension World {
  /// Another host of the class tells a delegate of its own.
  func useOtherHost() {
    let host = makeHost(AppTally())
    otherHost = host
    host.delegate = other
    host.beUsed()
  }

  /// Leads the accessors of the host to another one inside, which then tells the delegate about events.
  func leadInside() {
    let inner = makeHost(tally, ProbeHost.classObject.makeIsolatedSubclass(named: "inner"))
    hostClass.replaceMethod(
      slot.setter.selector,
      slot.setter.implementation { _, _, delegate in inner.delegate = delegate })
    hostClass.replaceMethod(
      slot.getter.selector, slot.getter.implementation { _, _ in inner.delegate })
    host.inner = inner
  }

  /// Sets what the slot reads as, if that is anything that lives.
  func putBack() {
    if let delegate = livingDelegate { host.delegate = delegate }
  }

  private var livingDelegate: AnyObject? {
    host.delegate.flatMap { $0 is DeadObject ? nil : $0 }
  }

  /// Sets a forwarder to what the slot reads as, if that is anything that lives.
  ///
  /// - Returns: Whether that was done.
  func setRelay() -> Bool {
    guard let target = livingDelegate else { return false }
    let made = OpaqueForwarder(
      to: target, objectClass: OpaqueForwarder.classObject.makeSubclass(named: Self.relayName),
      swallowingQuestions: false, note: { _ in })
    relay = made
    host.delegate = made
    return true
  }

  /// The name of the forwarder in reports.
  nonisolated static let relayName = "relay"

  /// Takes the slot by hand, in front of what it reads as, if that is anything that lives.
  ///
  /// - Returns: Whether that was done.
  func setTaker() -> Bool {
    guard let target = livingDelegate else { return false }
    let made = HandWritten(Self.takerName, takerSelections)
    made.next = target
    taker = made
    host.delegate = made
    return true
  }

  /// Sets somebody who passes the event on to what is really in the slot then.
  func setLoop() {
    let made = HandWritten(Self.takerName, takerSelections)
    taker = made
    host.delegate = made
    made.next = host.occupant
  }

  /// The name of who took the slot by hand in reports.
  nonisolated static let takerName = "taker"

  /// Puts another delegate behind a proxy that the slot reads as.
  ///
  /// - Parameter proxies: The proxies that there are.
  func putBehind(_ proxies: [AnyObject]) {
    guard let proxy = host.delegate, proxies.contains(where: { $0 === proxy }) else { return }
    ForwardDelegateMessages.setForwardToDelegate.send(to: proxy, other, false)
  }

  /// Has another delegate be set as soon as somebody hears of the event, while `send` runs.
  ///
  /// - Returns: Whether somebody has.
  func handingOver(_ send: () -> Void) -> Bool {
    var isDone = false
    hearings.first = { [unowned self] in
      hearings.first = nil
      isDone = true
      host.delegate = other
    }
    send()
    hearings.first = nil
    return isDone
  }
}
