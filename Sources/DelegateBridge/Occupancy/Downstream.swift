import Streams

/// Who is behind a party, as far as it tells.
@MainActor
enum Downstream {
  /// The party from which `wanted` gets messages that are sent to `party`.
  static func party(before wanted: AnyObject, from party: AnyObject) -> AnyObject? {
    var seen: [AnyObject] = []
    var next = [party]
    while let party = next.popLast() {
      guard !seen.contains(where: { $0 === party }) else { continue }
      seen.append(party)
      let behind = parties(behind: party)
      if behind.contains(where: { $0 === wanted }) { return party }
      next += behind
    }
    return nil
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
    let identity = Identity.of(party)
    guard identity === party else { return [identity] + told(by: party) }
    return told(by: party) + (ReactiveLink(party)?.target.map { [$0] } ?? [])
  }

  private static func told(by party: AnyObject) -> [AnyObject] {
    (party as? any ForwardingParty)?.forwardingParties ?? []
  }
}
