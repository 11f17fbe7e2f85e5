import Streams

/// Who really gets messages from a slot, one behind the other.
@MainActor
enum PhysicalChain {
  /// The names of the parties from `first` on, as far as they tell whom they pass messages on to;
  /// where there are several, the first of them.
  ///
  /// A chain that comes back to a party ends with its name.
  static func names(from first: AnyObject?) -> [String] {
    var seen: [AnyObject] = []
    var names: [String] = []
    var next = first
    while let party = next {
      names.append(Violation.name(of: party))
      if seen.contains(where: { $0 === party }) { break }
      seen.append(party)
      next = (party as? any ForwardingParty)?.forwardingParties.first
    }
    return names
  }
}
