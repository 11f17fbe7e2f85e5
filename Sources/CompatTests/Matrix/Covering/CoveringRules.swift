/// Which places on the axes may come together in a covering cell.
@MainActor
struct CoveringRules {
  private let takesSlot: [Bool]
  private let observes: [Bool]

  init(of participants: [any Participant]) {
    takesSlot = participants.map(\.takesSlot)
    observes = participants.map(\.observes)
  }

  /// Whether places may come together, where `nil` is an axis that is still open: no party twice, none
  /// missing in the middle, hooks at a time that the order of the stack allows, and nobody behind a
  /// proxy where there is none.
  func allow(_ row: [Int?]) -> Bool {
    func place(_ axis: CoveringAxis) -> Int? { row[axis.rawValue] }
    let nobody = takesSlot.count
    let (opener, second, third) = (place(.opener), place(.second), place(.third))
    if let opener, opener == second || opener == third { return false }
    if let second, second == third, second != nobody { return false }
    if second == nobody, let third, third != nobody { return false }
    if let opener, let second, let third, place(.incident).map({ Incident.allCases[$0] }) == .behindProxy,
      ![opener, second, third].contains(where: { $0 != nobody && observes[$0] })
    {
      return false
    }

    guard let hook = place(.hook).map({ HookTiming.allCases[$0] }) else { return true }
    if hook == .betweenObservers, let observers = place(.observers), observers != 2 { return false }
    guard let opener else { return true }
    switch hook {
    case .beforeDelegate: return !takesSlot[opener]
    case .afterReactive, .betweenObservers: return takesSlot[opener]
    case .afterDelegate:
      // Who opens and when the hooks come say who comes first.
      guard let first = place(.first).map({ FirstComer.allCases[$0] }) else { return true }
      return takesSlot[opener] == (first == .reactiveFirst)
    }
  }
}
