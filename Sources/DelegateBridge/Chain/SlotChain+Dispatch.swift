import Streams

extension SlotChain {
  /// One message on its way from the host through the chain.
  struct Dispatch: BitwiseCopyable {
    let selector: Selector

    /// Who gets it from the port.
    let second: Route.Stop

    var hasReachedPort: Bool
    var hasMovedProxies: Bool

    /// Whether it has come to the proxy to which messages may come back; see ``Displacement``.
    var hasPassedWatched = false

    /// A message that goes straight from the host to the delegate.
    static func straight(_ selector: Selector) -> Dispatch {
      Dispatch(selector: selector, second: .delegate, hasReachedPort: true, hasMovedProxies: false)
    }
  }

  /// Those for whom a message set out: they get it, whatever happens to the slot meanwhile.
  struct Audience {
    var parties: [AnyObject] = []
    var delegate: AnyObject?
  }

  /// The place of the innermost message that is on its way, if that is one named `selector`.
  private func place(of selector: Selector) -> Int? {
    guard let last = dispatches.indices.last, dispatches[last].selector == selector else {
      return nil
    }
    return last
  }

  /// Whether a message would be handled behind the hooks.
  func claims(_ selector: Selector) -> Bool {
    if bridge.fault == .claimsEverything { return true }
    if bridge.fault == .overlooksObservers { return isClaimedByDelegate(selector) }
    if !isUnsettled { return first.map { MessageObject.responds($0, to: selector) } ?? false }
    // Parties that are not in order yet may not lead to each other.
    let all = parties.ordered + (delegate.map { [$0] } ?? [])
    return all.contains { MessageObject.responds($0, to: selector) }
  }

  /// Answers a wrapper that asks the port whether a message would be handled; a question that comes
  /// back from behind is answered `false`.
  func answers(_ selector: Selector) -> Bool {
    if passes == 0 {
      if let place = place(of: selector) {
        switch dispatches[place].second {
        case .delegate, .party: return true
        case .head, .nobody, .unknown: break
        }
      } else if storage.passes(selector) {
        return true
      }
    }
    if asked.contains(selector) { return false }
    asked.append(selector)
    defer { asked.removeLast() }
    if passes > 0 { return isClaimedByDelegate(selector) }
    if let place = place(of: selector) {
      let first = audiences[place].parties.first ?? audiences[place].delegate
      return first.map { MessageObject.responds($0, to: selector) } ?? false
    }
    settle()
    return claims(selector)
  }

  /// What hooks are told that ask the port before they wrap it: only what the delegate itself has a
  /// method for.
  ///
  /// Anything else is a question about wrappers, and the port is none, whoever may be behind it.
  private func isClaimedByDelegate(_ selector: Selector) -> Bool {
    guard let delegate else { return false }
    return ObjectClass.of(delegate).implements(selector, for: delegate)
  }

  /// Whether a message would be handled by `link` or behind it.
  func claims(_ selector: Selector, from link: ChainLink) -> Bool {
    let isClaimedBehind = behind(link).map { MessageObject.responds($0, to: selector) } ?? false
    return link.claims(selector, behind: isClaimedBehind)
  }

  /// The way of `selector` from the host to the first party that does something with it.
  func route(of selector: Selector) -> Route {
    checkConnections()
    return routes[selector] ?? findRoute(of: selector)
  }

  /// The party behind the port that gets `selector`, or `nil` where nobody takes it.
  func target(for selector: Selector) -> AnyObject? {
    if let place = place(of: selector) {
      switch dispatches[place].second {
      case .party(let index): return audiences[place].parties[index]
      case .delegate: return audiences[place].delegate
      case .head, .nobody, .unknown: break
      }
      let audience = audiences[place]
      return taker(of: selector, among: audience.parties[...], audience.delegate)
    }
    settle()
    return taker(of: selector, among: parties.ordered[...], delegate)
  }

  /// The party behind `link` that gets `selector` next, or `nil` where nobody takes it.
  func target(for selector: Selector, after link: ChainLink) -> AnyObject? {
    let place = dispatches.lastIndex { $0.selector == selector }
    let audience = place.map { audiences[$0] }
    let all = audience?.parties ?? parties.ordered
    guard let index = all.firstIndex(where: { $0 === link }) else { return nil }
    return taker(of: selector, among: all[(index + 1)...], audience?.delegate ?? delegate)
  }

  /// Notes that the message being dispatched has come to the port.
  ///
  /// - Returns: False where it had been there already: behind the port somebody forwards to something
  ///   that is before it.
  func reachPort(_ selector: Selector) -> Bool {
    if let place = place(of: selector) {
      if !dispatches[place].hasReachedPort {
        dispatches[place].hasReachedPort = true
        return true
      }
    } else if !storage.passes(selector) {
      return true
    }
    if bridge.fault == .passesOnWhatComesBack { return true }
    reportRing()
    return false
  }

  private func findRoute(of selector: Selector) -> Route {
    let delegate = delegate
    let isForHooks = wrappers.intercept(selector) || port.intercepts(selector)
    let stop = stop(
      of: taker(of: selector, among: parties.ordered[...], delegate), among: parties.ordered,
      delegate)
    let isLasting = isLasting(stop, of: selector, delegate)
    let route = Route(first: isForHooks ? .head : stop, second: isLasting ? stop : .unknown)
    if !isUnsettled, parties.noteChanges, isForHooks || isLasting {
      routes.keep(route, of: selector)
    }
    return route
  }

  /// All who do something with `selector` on its way to the delegate, as long as nothing changes that the
  /// chain notices; `nil` where something else may change.
  func stations(of selector: Selector) -> [AnyObject]? {
    guard
      bridge.fault != .redirectsMessages, isLasting(.delegate, of: selector, delegate),
      wrappers.leadToPort, !port.intercepts(selector)
    else { return nil }
    return (wrappers.wrappers + parties.ordered).filter { intercepts($0, selector) }
  }

  /// Whether a party does something with `selector` other than pass it on.
  private func intercepts(_ party: AnyObject, _ selector: Selector) -> Bool {
    if let displacement, displacement.watches(party) { return true }
    return (party as? any ForwardingParty)?.intercepts(selector) ?? true
  }

  private func stop(
    of party: AnyObject?, among parties: [AnyObject], _ delegate: AnyObject?
  ) -> Route.Stop {
    guard let party else { return .nobody }
    if let index = parties.firstIndex(where: { $0 === party }) { return .party(index) }
    return bridge.fault == .losesWhatIsNotObserved && !parties.isEmpty ? .nobody : .delegate
  }

  /// Whether a stop is the right one until something changes that the chain notices: a delegate
  /// without a method of its own has to be asked each time.
  private func isLasting(_ stop: Route.Stop, of selector: Selector, _ delegate: AnyObject?) -> Bool
  {
    switch stop {
    case .party: return true
    case .delegate:
      return delegate.map { ObjectClass.of($0).implements(selector, for: $0) } ?? false
    case .head, .nobody, .unknown: return false
    }
  }

  /// The first party that does something with `selector`, or the delegate; those that would only
  /// pass the message on are left out.
  private func taker(
    of selector: Selector, among parties: ArraySlice<AnyObject>, _ delegate: AnyObject?
  ) -> AnyObject? {
    guard let first = parties.first ?? delegate, MessageObject.responds(first, to: selector) else {
      return nil
    }
    return parties.first { intercepts($0, selector) } ?? delegate
  }

  /// Reports, once for each delegate, that it forwards to a party before it.
  func reportRing() {
    let culprit = delegate.map(ObjectIdentifier.init)
    guard reportedRing != culprit || bridge.fault == .reportsAgain else { return }
    if bridge.fault == .reportsNothing { return }
    reportedRing = culprit
    let name = Violation.name(of: delegate)
    Violation(
      .foreignRing, parties: [host, delegate],
      detail:
        "\(name) forwards to a party before it in '\(slot.name)'; messages are cut there"
    ).report()
  }
}
