import Streams

/// The parties of a chain at one moment, as a person wants to read them.
@MainActor
struct ChainDescription {
  private struct Entry {
    let party: AnyObject
    let role: String
  }

  private let slot: String
  private let host: String
  private let claimed: [Selector]
  private var entries: [Entry] = []

  init(_ chain: SlotChain) {
    slot = chain.slot.name
    host = Violation.name(of: chain.host)
    chain.settle()
    claimed = chain.storage.optionalMessages.filter(chain.claims)
    for wrapper in chain.hookWrappers.wrappers {
      entries.append(Entry(party: wrapper, role: "wrapper"))
    }
    for party in chain.parties {
      entries.append(Entry(party: party, role: party is ChainLink ? "link" : "reactive proxy"))
    }
    if let delegate = chain.delegate { entries.append(Entry(party: delegate, role: "delegate")) }
  }

  /// The parties, in the order in which a message passes them.
  var parties: [AnyObject] { entries.map(\.party) }

  var text: String {
    let steps = entries.map { "\(Violation.name(of: $0.party)) (\($0.role))" }
    let path = ([host + "." + slot] + steps).joined(separator: " → ")
    return "\(path); claims \(claimed.map(\.name).sorted().joined(separator: ", "))"
  }
}
