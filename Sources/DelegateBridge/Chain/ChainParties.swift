import Streams

/// The parties between the port and the delegate: the bridge's own links and the reactive proxies.
@MainActor
struct ChainParties {
  private var links: [(registration: LinkRegistration, link: ChainLink)] = []
  private(set) var proxies: [ReactiveLink] = []

  /// Links and proxies, outermost first.
  private(set) var ordered: [AnyObject] = []

  /// Who comes behind each proxy; nobody where that is the delegate.
  private var successors: [AnyObject?] = []

  /// Whether each proxy tells when it passes messages on to somebody else, or does something with others.
  private(set) var noteChanges = true

  /// The proxy that brought the delegate itself, and so keeps it as its forward delegate.
  private var innermost: AnyObject?

  /// The proxy whose library is looking it up.
  private var lookedUp: AnyObject?

  /// The proxy that is `object`, if it is one of the parties.
  func proxy(_ object: AnyObject?) -> ReactiveLink? {
    guard let object else { return nil }
    return proxies.first { $0.proxy === object }
  }

  /// The party behind `party`, or `nil` where that is the last one.
  func behind(_ party: AnyObject) -> AnyObject? {
    guard let index = ordered.firstIndex(where: { $0 === party }), index + 1 < ordered.count else {
      return nil
    }
    return ordered[index + 1]
  }

  /// Whether every proxy passes messages on to whoever comes behind it, the last one to `delegate`.
  func areConnected(to delegate: AnyObject?) -> Bool {
    for index in proxies.indices
    where proxies[index].target !== (successors[index] ?? delegate) { return false }
    return true
  }

  /// Adds a proxy, unless it is there already.
  mutating func add(_ proxy: ReactiveLink, in order: PartyOrder) {
    guard self.proxy(proxy.proxy) == nil || order.fault == .addsProxiesAgain else { return }
    proxies.append(proxy)
    arrange(order)
  }

  /// Has exactly one link for each registration; those that are there stay.
  mutating func update(
    _ registrations: [LinkRegistration], in order: PartyOrder,
    make: (LinkRegistration) -> ChainLink?
  ) {
    links = registrations.compactMap { registration in
      if let known = links.first(where: { $0.registration === registration }) { return known }
      return make(registration).map { (registration, $0) }
    }
    arrange(order)
  }

  /// Has `proxy` come last, or nobody in particular.
  mutating func setInnermost(_ proxy: AnyObject?, in order: PartyOrder) {
    guard innermost !== proxy else { return }
    innermost = proxy
    arrange(order)
  }

  /// Has `proxy` come last while its library looks it up, unless another one brought the delegate.
  mutating func setLookedUp(_ proxy: AnyObject?, in order: PartyOrder) {
    guard lookedUp !== proxy else { return }
    lookedUp = proxy
    arrange(order)
  }

  /// Has `proxy` come first, whatever the order says.
  mutating func setOutermost(_ proxy: AnyObject) {
    ordered.removeAll { $0 === proxy || $0 is ChainLink }
    ordered.insert(proxy, at: 0)
    findSuccessors()
  }

  private mutating func arrange(_ order: PartyOrder) {
    ordered = order.sorted(links.map(\.link) + proxies.map(\.proxy))
    if let index = ordered.firstIndex(where: { $0 === innermost ?? lookedUp }) {
      ordered.append(ordered.remove(at: index))
    }
    findSuccessors()
  }

  private mutating func findSuccessors() {
    successors = proxies.map { behind($0.proxy) }
    noteChanges = proxies.allSatisfy(\.notesChanges)
  }
}
