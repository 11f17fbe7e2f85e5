import Streams

/// Who is behind a party, as far as it tells.
@MainActor
enum Downstream {
  /// Whether `wanted` is `party`, or gets messages from it, directly or through others.
  static func reaches(_ wanted: AnyObject, from party: AnyObject) -> Bool {
    var seen: [AnyObject] = []
    var next = [party]
    while let party = next.popLast() {
      if party === wanted { return true }
      guard !seen.contains(where: { $0 === party }) else { continue }
      seen.append(party)
      next += parties(behind: party)
    }
    return false
  }

  /// The reactive proxies that a message to `party` passes one after the other.
  static func proxies(from party: AnyObject) -> [ReactiveLink] {
    var proxies: [ReactiveLink] = []
    var next = ReactiveLink(Identity.of(party))
    while let link = next, !proxies.contains(where: { $0.proxy === link.proxy }) {
      proxies.append(link)
      next = link.target.flatMap { ReactiveLink(Identity.of($0)) }
    }
    return proxies
  }

  private static func parties(behind party: AnyObject) -> [AnyObject] {
    let told = (party as? any ForwardingParty)?.forwardingParties ?? []
    return told + [Identity.of(party), ReactiveLink(party)?.target].compactMap { $0 }
  }
}
