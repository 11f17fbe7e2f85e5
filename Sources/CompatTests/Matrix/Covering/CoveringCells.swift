import Streams

/// The cells of a matrix that vary everything: each combination of places on any three axes is in one
/// of them, and each runs with the bridge too.
@MainActor
struct CoveringCells {
  private(set) var cells: [Cell] = []

  init(of participants: [any Participant], seed: UInt64) {
    guard !participants.isEmpty else { return }
    let takesSlot = participants.map(\.takesSlot)
    let sizes = CoveringAxis.allCases.map { $0.size(parties: participants.count) }
    let array = CoveringArray(sizes: sizes, seed: seed) { Self.isAllowed($0, takesSlot) }
    for row in array.rows {
      let stack = [CoveringAxis.opener, .second, .third].map { row[$0.rawValue] }
      let parties = stack.filter(participants.indices.contains).map { participants[$0] }
      let circumstances = Self.circumstances(of: row)
      let remedy = CoveringAxis.remedies[row[CoveringAxis.remedy.rawValue]]
      cells.append(Cell(parties, circumstances, remedy, part: .covering))
      cells.append(Cell(parties, circumstances, .bridge, part: .covering))
    }
    // Rows that differ in the remedy alone share their bridged cell, and others are in the core.
    var seen: Set<String> = []
    cells = cells.filter { seen.insert($0.id).inserted }
  }

  /// Whether places may come together: no party twice, none missing in the middle, and hooks at a time
  /// that the order of the stack allows.
  static func isAllowed(_ row: [Int?], _ takesSlot: [Bool]) -> Bool {
    func place(_ axis: CoveringAxis) -> Int? { row[axis.rawValue] }
    let nobody = takesSlot.count
    let (opener, second, third) = (place(.opener), place(.second), place(.third))
    if let opener, opener == second || opener == third { return false }
    if let second, second == third, second != nobody { return false }
    if second == nobody, let third, third != nobody { return false }

    let hook = place(.hook).map { HookTiming.allCases[$0] }
    let first = place(.first).map { FirstComer.allCases[$0] }
    if hook == .betweenObservers, let observers = place(.observers), observers != 2 { return false }
    guard let opener, let hook else { return true }
    switch hook {
    case .beforeDelegate: return !takesSlot[opener]
    case .afterReactive, .betweenObservers: return takesSlot[opener]
    case .afterDelegate: return first.map { takesSlot[opener] == ($0 == .reactiveFirst) } ?? true
    }
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
    circumstances.message = ExtraMessage.allCases[place(.message)]
    circumstances.removal = RemovalOrder.allCases[place(.removal)]
    circumstances.death = Death.allCases[place(.death)]
    return circumstances
  }
}
