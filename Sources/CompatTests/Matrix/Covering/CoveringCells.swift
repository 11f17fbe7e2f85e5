import Streams

/// The cells of a matrix that vary everything: each combination of places on any three axes is in one
/// of them, and each runs with the bridge too.
@MainActor
struct CoveringCells {
  private(set) var cells: [Cell] = []

  init(of participants: [any Participant], seed: UInt64) {
    guard !participants.isEmpty else { return }
    let sizes = CoveringAxis.allCases.map { $0.size(parties: participants.count) }
    let rules = CoveringRules(of: participants)
    let array = CoveringArray(sizes: sizes, seed: seed, isAllowed: rules.allow)
    for row in array.rows {
      let stack = [CoveringAxis.opener, .second, .third].map { row[$0.rawValue] }
      let parties = stack.filter(participants.indices.contains).map { participants[$0] }
      let circumstances = Self.circumstances(of: row)
      let remedy = CoveringAxis.remedies[row[CoveringAxis.remedy.rawValue]]
      cells.append(Cell(parties, circumstances, remedy, part: .covering))
      cells.append(Cell(parties, circumstances, .bridge, part: .covering))
    }
    // Rows that differ in the remedy alone share their bridged cell.
    var seen: Set<String> = []
    cells = cells.filter { seen.insert($0.id).inserted }
  }

  private static func circumstances(of row: [Int]) -> Circumstances {
    func place(_ axis: CoveringAxis) -> Int { row[axis.rawValue] }
    var circumstances = Circumstances()
    circumstances.first = FirstComer.allCases[place(.first)]
    circumstances.hook = HookTiming.allCases[place(.hook)]
    circumstances.getter = GetterStyle.allCases[place(.getter)]
    circumstances.slot = SlotOwnership.allCases[place(.slot)]
    circumstances.observers = place(.observers)
    circumstances.caching = ClaimCaching.allCases[place(.caching)]
    circumstances.interlude = Interlude.allCases[place(.interlude)]
    circumstances.incident = Incident.allCases[place(.incident)]
    circumstances.message = ExtraMessage.allCases[place(.message)]
    circumstances.removal = RemovalOrder.allCases[place(.removal)]
    circumstances.death = Death.allCases[place(.death)]
    return circumstances
  }
}
