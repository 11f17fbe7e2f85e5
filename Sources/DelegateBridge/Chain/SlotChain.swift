import Streams

/// The chain of parties on one slot of one host.
///
/// A message goes from the slot to the *head*, which is whatever the setter hooks made of the port; to
/// the *port*; through the *proxies*, which claim to be the delegate; to the *delegate*. What somebody
/// reads from the slot is none of the bridge's business: it is what was set last.
@MainActor
final class SlotChain {
  let storage: SlotStorage
  private(set) weak var host: MessageObject?
  private let bridge: DelegateBridge
  private(set) lazy var port = ChainPort(of: self)

  /// What the hooks made of the port.
  ///
  /// The chain keeps it alive: the slot may call it.
  private(set) var head: AnyObject?
  private(set) var proxies: [ReactiveLink] = []

  private var logical: DelegateReference
  private var delegateReference: DelegateReference

  /// The slot was set to `nil`, and nobody has looked since.
  ///
  /// A reactive proxy that re-installs itself sets `nil` and then itself; that must not take the
  /// delegate from it.
  private var nilIsPending = false

  /// Somebody read or set the slot, so that proxies may have changed.
  private var isUnsettled = false

  /// The bridge is changing proxies itself; what they do to the slot meanwhile is ignored.
  private var isSettling = false

  /// The port is on its way through the hooks.
  private var passes = 0
  private var passedVersion: Int?
  private var claimed: [Bool] = []

  init(
    host: MessageObject, storage: SlotStorage, bridge: DelegateBridge, portClass: ObjectClass
  ) {
    self.host = host
    self.storage = storage
    self.bridge = bridge
    logical = DelegateReference(nil, storage.ownership)
    delegateReference = DelegateReference(nil, storage.ownership)
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
    return proxies.first?.proxy ?? delegate
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
      if object !== port, object !== head { take(object) }
      passThroughHooks(proceed)
      refreshClaims()
    }
  }

  private func take(_ object: AnyObject) {
    let isReturning = nilIsPending && proxies.contains { $0.proxy === object }
    if !isReturning { settle(except: object) }
    nilIsPending = false
    isUnsettled = true
    logical = DelegateReference(object, storage.ownership)
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
  }

  // MARK: Hooks

  /// Sends the port through the setter hooks, where they have not seen it yet.
  private func passThroughHooks(_ proceed: (AnyObject?) -> Void) {
    guard logical.object != nil || head != nil, passedVersion != bridge.hookVersion else { return }
    passedVersion = bridge.hookVersion
    passes += 1
    proceed(port)
    passes -= 1
    if head == nil { keep(port) }
  }

  private func keep(_ object: AnyObject?) {
    head = object
    storage.hold(object)
  }

  /// Lets go of a slot whose bridge was removed: the slot goes back to what it would hold without.
  private func dissolve() {
    guard let host else { return }
    settle()
    storage.keeper = nil
    let remaining = proxies.first?.proxy ?? logical.object ?? delegate
    bridge.forget(host)
    if remaining == nil { storage.store(nil) }
    slot.set(remaining, of: host)
  }

  // MARK: Keeping proxies, delegate and slot consistent

  /// Takes over what is in the slot when the bridge comes to a host that is in use.
  private func adopt() {
    guard let present = storage.object, !(present is DeadObject) else { return }
    let identity = Identity.of(present)
    logical = DelegateReference(identity, storage.ownership)
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
    if nilIsPending {
      nilIsPending = false
      logical = DelegateReference(nil, storage.ownership)
      delegateReference = logical
    } else if let current = currentProxy {
      followForwardDelegate(of: current)
    }
    changeProxies {
      for (index, link) in proxies.enumerated() where link.proxy !== incoming {
        link.pass(to: index + 1 < proxies.count ? proxies[index + 1].proxy : delegate)
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
    delegateReference = DelegateReference(target, storage.ownership)
  }

  /// Whether a message would be handled behind the hooks.
  func claims(_ selector: Selector) -> Bool {
    guard let first else { return false }
    return MessageObject.responds(first, to: selector)
  }

  /// Has the host ask for claims again if they have changed since it last asked.
  private func refreshClaims() {
    let now = storage.optionalMessages.map(claims)
    guard now != claimed else { return }
    claimed = now
    storage.refreshClaims()
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
    guard isUnsettled, !isSettling, passes == 0 else { return }
    settle()
    refreshClaims()
  }
}
