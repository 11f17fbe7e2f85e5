import Streams

extension SlotChain {
  /// All parties that can be found, in the order in which a message passes them.
  var allParties: [(party: AnyObject, role: ChainReport.Role)] {
    var result = wrappers.wrappers.map { (party: $0, role: ChainReport.Role.wrapper) }
    for party in parties.ordered {
      result.append((party, party is ChainLink ? .link : .reactiveProxy))
    }
    if let delegate { result.append((delegate, .delegate)) }
    return result
  }
}
