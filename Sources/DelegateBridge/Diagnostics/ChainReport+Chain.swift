import Streams

extension ChainReport {
  /// Describes a chain as it is now.
  @MainActor
  init(_ chain: SlotChain) {
    chain.bringUpToDate()
    let claims = chain.storage.optionalMessages.filter(chain.claims)
    host = Violation.name(of: chain.host)
    slot = chain.slot.name
    self.claims = claims
    recentMessages = chain.storage.recentMessages.all
    bridge = chain.bridge.location
    parties = chain.allParties.map { Party($0.party, $0.role, claims) }
  }
}

extension ChainReport.Party {
  @MainActor
  fileprivate init(_ party: AnyObject, _ role: ChainReport.Role, _ claims: [Selector]) {
    name = Violation.name(of: party)
    self.role = role
    installation = (party as? any InstalledParty)?.installation
    let forwarder = party as? any ForwardingParty
    intercepted = forwarder.map { forwarder in claims.filter(forwarder.intercepts) }
  }
}
