import Streams

/// Who is behind a party, as far as it tells.
@MainActor
enum Downstream {
  /// These parties, and then everybody behind them, those nearer first.
  static func everybody(from parties: [AnyObject]) -> [AnyObject] {
    var found: [AnyObject] = []
    var next = parties
    while !next.isEmpty {
      let new = next.filter { party in !found.contains { $0 === party } }
      for party in new where !found.contains(where: { $0 === party }) { found.append(party) }
      next = new.flatMap { self.parties(behind: $0) }
    }
    return found
  }

  /// The party from which `wanted` gets messages that are sent to `party`.
  static func party(before wanted: AnyObject, from party: AnyObject) -> AnyObject? {
    everybody(from: [party]).first { parties(behind: $0).contains { $0 === wanted } }
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
    if let party = party as? any ForwardingParty { return party.forwardingParties }
    let identity = Identity.of(party)
    guard identity === party else { return [identity] }
    return ReactiveLink(party)?.target.map { [$0] } ?? []
  }
}
