import Streams

extension SlotChain {
  /// One message on its way from the host through the chain.
  struct Dispatch {
    let selector: Selector
    var hasReachedPort: Bool
  }

  /// Whether a message would be handled behind the hooks.
  func claims(_ selector: Selector) -> Bool {
    if !isUnsettled { return first.map { MessageObject.responds($0, to: selector) } ?? false }
    // Parties that are not in order yet may not lead to each other.
    let all = parties.ordered + (delegate.map { [$0] } ?? [])
    return all.contains { MessageObject.responds($0, to: selector) }
  }

  /// Whether a message would be handled by `link` or behind it.
  func claims(_ selector: Selector, from link: ChainLink) -> Bool {
    let isClaimedBehind = behind(link).map { MessageObject.responds($0, to: selector) } ?? false
    return link.claims(selector, behind: isClaimedBehind)
  }

  /// Who gets `selector` from the host: the first party that does something with it.
  func receiver(of selector: Selector) -> AnyObject? {
    switch routes[selector] ?? findRoute(of: selector) {
    case .head: head
    case .party(let party): party
    case .delegate: delegate
    case nil: nil
    }
  }

  /// The party behind the port that gets `selector`, or `nil` where nobody takes it.
  func target(for selector: Selector) -> AnyObject? {
    settle()
    return first.flatMap { taker(of: selector, from: $0) }
  }

  /// The party behind `link` that gets `selector` next, or `nil` where nobody takes it.
  func target(for selector: Selector, after link: ChainLink) -> AnyObject? {
    behind(link).flatMap { taker(of: selector, from: $0) }
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
    reportRing(of: selector)
    return false
  }

  private func findRoute(of selector: Selector) -> Route? {
    let route: Route
    if wrappers.intercept(selector) || port.intercepts(selector) {
      route = .head
    } else if let target = target(for: selector) {
      route = target === delegate ? .delegate : .party(target)
    } else {
      return nil
    }
    if !isUnsettled { routes[selector] = route }
    return route
  }

  /// The first party from `start` on that does something with `selector`; those that would only pass
  /// it on are left out.
  private func taker(of selector: Selector, from start: AnyObject) -> AnyObject? {
    guard MessageObject.responds(start, to: selector) else { return nil }
    var party = start
    while (party as? any ForwardingParty)?.intercepts(selector) == false, party !== delegate {
      guard let next = behind(party) else { break }
      party = next
    }
    return party
  }

  private func reportRing(of selector: Selector) {
    let culprit = delegate.map(ObjectIdentifier.init)
    guard reportedRing != culprit else { return }
    reportedRing = culprit
    let name = Violation.name(of: delegate)
    Violation(
      .foreignRing, parties: [host, delegate],
      detail:
        "'\(selector)' came back through \(name), which forwards to a party before it; it is cut"
    ).report()
  }
}
