import Streams

/// The chain of parties on one slot of one host.
///
/// A message goes from the slot to the *head*, which is whatever the setter hooks made of the port;
/// to the *port*; through the *parties* behind it, which are the bridge's own links and the reactive
/// proxies, which claim to be the delegate; to the *delegate*. What somebody reads from the slot does
/// not depend on any of that: it is what was set last.
@MainActor
final class SlotChain {
  let storage: SlotStorage
  let bridge: DelegateBridge
  private(set) weak var host: MessageObject?
  private(set) lazy var port = ChainPort(of: self)

  /// What the hooks made of the port.
  ///
  /// The chain keeps it alive: the slot may call it.
  private(set) var head: AnyObject?

  /// The wrappers from the head to the port.
  private(set) var hookWrappers = HookWrappers()

  /// The reactive proxies, in no particular order.
  private var proxies: [ReactiveLink] = []

  /// The bridge's own links, each with the registration that it comes from.
  private var links: [(registration: LinkRegistration, link: ChainLink)] = []

  /// Links and proxies, outermost first.
  private(set) var parties: [AnyObject] = []

  /// Whether the host's accessors lead somewhere else than to its storage, so that the bridge stands
  /// aside.
  private(set) var isDiverted = false

  private var logical: DelegateReference
  private var delegateReference: DelegateReference

  /// Whether the slot was set to `nil` and nobody has looked since.
  ///
  /// A reactive proxy that re-installs itself sets `nil` and then itself; that must not take the
  /// delegate from it.
  private var nilIsPending = false

  /// Whether somebody read or set the slot, so that proxies may have changed.
  private var isUnsettled = false

  /// Whether the bridge is changing proxies itself; what they do to the slot meanwhile is ignored.
  private var isSettling = false

  /// How many times the port is on its way through the hooks.
  private var passes = 0
  private var passedVersion: Int?
  private var linkedVersion = 0
  private var claimed: [Bool] = []
  private var dispatches: [Dispatch] = []
  private var routes = RouteCache()
  private var reportedRing: ObjectIdentifier?

  init(
    host: MessageObject, storage: SlotStorage, bridge: DelegateBridge, portClass: ObjectClass
  ) {
    self.host = host
    self.storage = storage
    self.bridge = bridge
    logical = DelegateReference(nil, storage.ownership)
    delegateReference = logical
    port.objectClass = portClass
    adopt()
    storage.keeper = self
  }

  var slot: DelegateSlot { bridge.slot }

  /// The app's delegate, while it lives.
  var delegate: AnyObject? { delegateReference.object }

  /// The first party behind the port.
  ///
  /// Until the proxies are in order again, that is the one that was set last.
  var first: AnyObject? {
    if isUnsettled, let current = currentProxy { return current.proxy }
    return parties.first ?? delegate
  }

  /// The party behind `party`.
  func party(after party: AnyObject) -> AnyObject? {
    guard let index = parties.firstIndex(where: { $0 === party }) else { return nil }
    return index + 1 < parties.count ? parties[index + 1] : delegate
  }

  private var currentProxy: ReactiveLink? {
    guard let object = logical.object else { return nil }
    return proxies.first { $0.proxy === object }
  }

  // MARK: What the slot's accessors do

  /// What was set last.
  func read() -> AnyObject? {
    if !isSettling { isUnsettled = true }
    return nilIsPending ? nil : logical.object
  }

  /// Sets the slot; `proceed` runs the hooks and the original setter.
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

  private func take(_ object: AnyObject) {
    let isReturning = nilIsPending && proxies.contains { $0.proxy === object }
    if !isReturning { settle(except: object) }
    nilIsPending = false
    isUnsettled = true
    logical = reference(to: object)
    if let link = ReactiveLink(object) {
      add(link)
    } else {
      delegateReference = logical
    }
  }

  /// Adds a proxy, and cuts the ring that arises where it forwards to one that forwards to it.
  private func add(_ link: ReactiveLink) {
    for other in proxies where other.proxy !== link.proxy && other.target === link.proxy {
      changeProxies { other.pass(to: delegate) }
    }
    guard !proxies.contains(where: { $0.proxy === link.proxy }) else { return }
    proxies.append(link)
    arrangeParties()
  }

  private func arrangeParties() {
    parties = bridge.order.sorted(links.map(\.link) + proxies.map(\.proxy))
  }

  /// Adds links that were registered since the last look, and drops those that no longer are.
  private func updateLinks() {
    guard linkedVersion != bridge.linkVersion, let host else { return }
    linkedVersion = bridge.linkVersion
    isUnsettled = true
    links = bridge.registrations.compactMap { registration in
      if let known = links.first(where: { $0.registration === registration }) { return known }
      guard let link = registration.make(host) else { return nil }
      link.join(self)
      return (registration, link)
    }
    arrangeParties()
  }

  /// Whether `object` is the port, or wraps it and passes questions on.
  private func isPort(_ object: AnyObject) -> Bool {
    object === port || MessageObject.responds(object, to: port.marker)
  }

  private func reference(to object: AnyObject?) -> DelegateReference {
    DelegateReference(object, object === host ? .weak : storage.ownership)
  }

  // MARK: Hooks

  /// Sends the port through the setter hooks, where they have not seen it yet.
  private func passThroughHooks(_ proceed: (AnyObject?) -> Void) {
    guard logical.object != nil || head != nil, passedVersion != bridge.hookVersion else { return }
    passedVersion = bridge.hookVersion
    let previous = head
    head = nil
    routes.forgetAll()
    passes += 1
    proceed(port)
    passes -= 1
    guard head == nil else { return }
    head = previous
    standAside(proceed)
  }

  private func keep(_ object: AnyObject?) {
    hookWrappers = object.map { HookWrappers(from: $0, to: port) } ?? HookWrappers()
    head = hookWrappers.first ?? object
    storage.hold(head)
  }

  /// Undoes what was set, because it did not arrive in the storage, and leaves the host alone from
  /// here on.
  private func standAside(_ proceed: (AnyObject?) -> Void) {
    isDiverted = true
    storage.keeper = nil
    proceed(logical.object)
    Violation(
      .divertedAccessors, parties: [host, logical.object],
      detail:
        "what is set as '\(slot.name)' of \(Violation.name(of: host)) does not arrive in its storage; the slot is left as it is"
    ).report()
  }

  /// Lets go of a slot whose bridge was removed: the slot goes back to what it would hold without.
  private func dissolve() {
    guard let host else { return }
    settle()
    storage.keeper = nil
    let remaining = currentProxy?.proxy ?? proxies.first?.proxy ?? logical.object ?? delegate
    bridge.forget(host)
    if remaining == nil { storage.store(nil) }
    slot.set(remaining, of: host)
  }

  // MARK: Keeping proxies, delegate and slot consistent

  /// Takes over what is in the slot when the bridge comes to a host that is in use.
  private func adopt() {
    guard let present = storage.object, !(present is DeadObject) else { return }
    let identity = Identity.of(present)
    logical = reference(to: identity)
    isUnsettled = true
    guard let link = ReactiveLink(identity) else {
      delegateReference = logical
      return
    }
    add(link)
  }

  /// Makes every proxy pass on to the next one and the last to the delegate, after somebody may have
  /// changed that.
  ///
  /// - Parameter incoming: A proxy that is about to be set, and has its reasons for the forward
  ///   delegate that it has.
  func settle(except incoming: AnyObject? = nil) {
    guard isUnsettled, !isSettling, passes == 0 else { return }
    isUnsettled = false
    routes.forgetAll()
    if nilIsPending {
      nilIsPending = false
      logical = reference(to: nil)
      delegateReference = logical
    } else if let current = currentProxy {
      followForwardDelegate(of: current)
    }
    changeProxies {
      for link in proxies where link.proxy !== incoming {
        link.pass(to: party(after: link.proxy))
      }
    }
  }

  private func changeProxies(_ change: () -> Void) {
    let outer = isSettling
    isSettling = true
    change()
    isSettling = outer
  }

  /// A proxy that is the logical delegate decides itself what comes after it.
  private func followForwardDelegate(of current: ReactiveLink) {
    let target = current.target.map(Identity.of)
    if let target, proxies.contains(where: { $0.proxy === target }) { return }
    delegateReference = reference(to: target)
  }

  /// Whether a message would be handled behind the hooks.
  func claims(_ selector: Selector) -> Bool {
    guard let first else { return false }
    return MessageObject.responds(first, to: selector)
  }

  /// Whether a message would be handled by `link` or behind it.
  func claims(_ selector: Selector, from link: ChainLink) -> Bool {
    let behind = party(after: link).map { MessageObject.responds($0, to: selector) } ?? false
    return link.claims(selector, behind: behind)
  }

  /// Has the host ask for claims again if they have changed since it last asked.
  private func refreshClaims() {
    let now = storage.optionalMessages.map(claims)
    guard now != claimed else { return }
    claimed = now
    storage.refreshClaims()
  }

  // MARK: Dispatch

  /// One message on its way from the host through the chain.
  private struct Dispatch {
    let selector: Selector
    var hasReachedPort: Bool
  }

  /// Who gets `selector` from the host: the first party that does something with it.
  private func receiver(of selector: Selector) -> AnyObject? {
    let route = routes[selector] ?? findRoute(of: selector)
    switch route {
    case .head: return head
    case .party(let party): return party
    case .delegate: return delegate
    case nil: return nil
    }
  }

  private func findRoute(of selector: Selector) -> Route? {
    let route: Route
    if hookWrappers.intercept(selector) {
      route = .head
    } else if let target = target(for: selector) {
      route = target === delegate ? .delegate : .party(target)
    } else {
      return nil
    }
    if !isUnsettled { routes[selector] = route }
    return route
  }

  /// The party behind the port that gets `selector`, or `nil` where nobody takes it or where it has
  /// been here before.
  func target(for selector: Selector) -> AnyObject? {
    settle()
    return first.flatMap { taker(of: selector, from: $0) }
  }

  /// The party behind `link` that gets `selector` next, or `nil` where nobody takes it.
  func target(for selector: Selector, after link: ChainLink) -> AnyObject? {
    party(after: link).flatMap { taker(of: selector, from: $0) }
  }

  /// The first party from `start` on that does something with `selector`; those that would only pass
  /// it on are left out.
  private func taker(of selector: Selector, from start: AnyObject) -> AnyObject? {
    guard MessageObject.responds(start, to: selector) else { return nil }
    var party = start
    while (party as? any ForwardingParty)?.intercepts(selector) == false {
      guard let next = self.party(after: party) else { break }
      party = next
    }
    return party
  }

  /// Notes that the message being dispatched has come to the port.
  ///
  /// - Returns: False where it had been there already: behind the port somebody forwards to something
  ///   that is before it.
  func reachPort(_ selector: Selector) -> Bool {
    guard let last = dispatches.indices.last, dispatches[last].selector == selector else {
      return true
    }
    guard dispatches[last].hasReachedPort else {
      dispatches[last].hasReachedPort = true
      return true
    }
    guard reportedRing != delegate.map(ObjectIdentifier.init) else { return false }
    reportedRing = delegate.map(ObjectIdentifier.init)
    Violation(
      .foreignRing, parties: [host, delegate],
      detail:
        "'\(selector)' came back through \(Violation.name(of: delegate)), which forwards to a party before it; the ring is cut"
    ).report()
    return false
  }
}

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
    if passedVersion != bridge.hookVersion, passes == 0, head != nil, let host {
      slot.set(port, of: host)
    }
    updateLinks()
    guard isUnsettled, !isSettling, passes == 0 else { return }
    settle()
    refreshClaims()
  }

  func slot(_ storage: SlotStorage, beginSending selector: Selector) -> AnyObject? {
    // A host that is its own delegate and asks its delegate again is answered by nobody.
    if delegate === host, dispatches.contains(where: { $0.selector == selector }) { return nil }
    guard let receiver = receiver(of: selector) else { return nil }
    dispatches.append(Dispatch(selector: selector, hasReachedPort: receiver !== head))
    return receiver
  }

  func slotDidSend(_ storage: SlotStorage) {
    dispatches.removeLast()
  }
}
