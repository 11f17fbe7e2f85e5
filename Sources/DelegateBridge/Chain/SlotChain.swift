import Streams

/// The chain of parties on one slot of one host.
///
/// A message goes from the slot to the *head*, which is whatever the setter hooks made of the port;
/// to the *port*; through the *parties* behind it, which are the bridge's own links and the reactive
/// proxies, which claim to be the delegate; to the *delegate*. What somebody reads from the slot does
/// not depend on any of that: it is what was set last.
@MainActor
final class SlotChain {
  /// The slot's memory, which its host owns.
  ///
  /// Not weak, because every message reads this.
  // SAFETY: whatever a chain does, it does for its host, which lives meanwhile.
  @safe unowned(unsafe) let storage: SlotStorage
  let bridge: DelegateBridge
  private(set) weak var host: MessageObject?
  private(set) lazy var port = ChainPort(of: self)

  /// What the hooks put around the port.
  var wrappers = HookWrappers()

  /// The wrapper that a hook has handed to the public setter while the port was passing the hooks.
  var setAgain: AnyObject?

  /// Wrappers that only pass on, because their hooks have wrapped twice, or that are answered for.
  var layered: [LayeredWrapper] = []

  /// What is in the slot: the outermost wrapper, or the port.
  ///
  /// The chain keeps it alive: the slot may call it.
  @safe @exclusivity(unchecked) var head: AnyObject?

  /// The parties between the port and the delegate.
  @safe @exclusivity(unchecked) var parties = ChainParties()

  /// What was set last, and is read back.
  var logical: DelegateReference

  /// Who comes after all parties.
  @safe @exclusivity(unchecked) var delegateReference: DelegateReference {
    didSet { forgetConclusions() }
  }

  /// Whose place the delegate has taken.
  var displacement: Displacement?

  /// What somebody has read from the slot since it was last set.
  weak var lastRead: AnyObject?

  /// Whether the slot was set to `nil` and nobody has looked since.
  ///
  /// A reactive proxy that re-installs itself sets `nil` and then itself; that must not take the
  /// delegate from it.
  var nilIsPending = false

  // Every send reads what is marked here; the main actor keeps accesses apart.

  /// Whether somebody read or set the slot, so that proxies may have changed.
  @safe @exclusivity(unchecked) var isUnsettled = false {
    didSet { forgetConclusions() }
  }

  /// The generation of classes in which nothing was left to be put in order before a send.
  @safe @exclusivity(unchecked) var orderedGeneration: Int? {
    didSet { forgetConclusions() }
  }

  /// The proxy that its library has just fetched from the host, and is going to look for in the slot.
  weak var reader: AnyObject?

  /// Whether the bridge is changing proxies itself; what they do to the slot meanwhile is ignored.
  var isSettling = false

  /// Whether proxies have to be re-pointed, but a message is on its way through them.
  @safe @exclusivity(unchecked) var connectionIsDue = false {
    didSet { forgetConclusions() }
  }

  /// The wrapper that was in the slot when the bridge came, until it is known whether the hooks make
  /// it anew.
  var adoptedWrapper: AnyObject?

  /// Whether the hooks are looked at before it is known who the delegate is.
  var isAdopting = false

  /// Whether the bridge was removed and the slot is being given back.
  var isDissolving = false

  /// How many times the port is on its way through the hooks.
  @safe @exclusivity(unchecked) var passes = 0

  /// The state of the hooks that the port has passed.
  var passedVersion: Int?

  /// The state of the bridge's links that this chain has.
  var linkedVersion: Int?

  /// In which order the parties get messages.
  var order = PartyOrder()

  /// Whether the bridge stands aside, because the host's accessors lead somewhere else than to its
  /// storage.
  var isDiverted = false

  /// Whether the chain is looking at what the getter gives without it.
  var isReadingBack = false

  /// Whether claims may have changed since the host last asked.
  @safe @exclusivity(unchecked) var claimsAreStale = false {
    didSet { forgetConclusions() }
  }

  /// The generation of classes in which the proxies were found connected as they are to be, where they
  /// tell when that changes.
  @safe @exclusivity(unchecked) var connectedGeneration: Int?

  var claimed: [Bool] = []
  @safe @exclusivity(unchecked) var routes = RouteCache()
  @safe @exclusivity(unchecked) var dispatches: [Dispatch] = []

  /// For whom each of the dispatches is; apart from them, because those are looked at more often.
  @safe @exclusivity(unchecked) var audiences: [Audience] = []

  /// The messages about which the port is being asked.
  var asked: [Selector] = []
  var reportedRing: ObjectIdentifier?

  init(host: MessageObject, storage: SlotStorage, bridge: DelegateBridge) {
    self.host = host
    self.storage = storage
    self.bridge = bridge
    logical = DelegateReference(nil, storage.ownership)
    delegateReference = logical
  }

  isolated deinit {
    port.leave()
    routes.deallocate()
  }

  /// Forgets what was found out about messages and proxies, because something has changed.
  private func forgetConclusions() {
    if bridge.fault != .keepsShortcuts { storage.shortcut.close() }
    connectedGeneration = nil
  }

  var slot: DelegateSlot { bridge.slot }

  /// The app's delegate, while it lives.
  var delegate: AnyObject? { delegateReference.object }

  /// The first party behind the port.
  ///
  /// Until the parties are in order again, that is the proxy that was set last.
  var first: AnyObject? {
    if isUnsettled, let current = parties.proxy(logical.object) { return current.proxy }
    return parties.ordered.first ?? delegate
  }

  /// Whether anybody is in the chain, or still in the slot from before it.
  var isInhabited: Bool {
    logical.object != nil || head != nil || !parties.ordered.isEmpty || isAdopting
      || storage.object != nil
  }

  /// Who comes after `party`.
  func behind(_ party: AnyObject) -> AnyObject? { parties.behind(party) ?? delegate }

  func reference(to object: AnyObject?) -> DelegateReference {
    if bridge.fault == .keepsDelegatesAlive { return DelegateReference(object, .strong) }
    // A host that is its own delegate does not keep itself alive.
    return DelegateReference(object, object === host ? .weak : storage.ownership)
  }
}
