import Streams

extension SlotChain {
  /// All parties that can be found, in the order in which a message passes them.
  var allParties: [(party: AnyObject, role: ChainReport.Role)] {
    var result = wrappers.map { (party: $0, role: ChainReport.Role.wrapper) }
    for party in parties.ordered {
      result.append((party, party is ChainLink ? .link : .reactiveProxy))
    }
    if let delegate { result.append((delegate, .delegate)) }
    return result
  }

  /// What the hooks put around the port, as far as it lets itself be looked into.
  private var wrappers: [AnyObject] {
    var result: [AnyObject] = []
    var next = head
    while let party = next, party !== port, !result.contains(where: { $0 === party }) {
      result.append(party)
      next = (party as? any ForwardingParty)?.forwardingParties.first
    }
    return result
  }
}
