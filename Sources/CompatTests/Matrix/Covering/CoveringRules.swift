import DelegateBridge

/// Which places on the axes may come together in a covering cell.
@MainActor
struct CoveringRules {
  private let takesSlot: [Bool]
  private let observes: [Bool]
  private let meets: [[Bool]]
  private let reuses: [Bool]
  private let setsAgain: [Bool]

  /// Whether a party is a reactive proxy that takes the slot only where it is not there yet.
  private let isAtHome: [Bool]

  /// Whether a party is still whole when a bridge comes after it.
  private let isWhole: [Bool]

  init(of participants: [any Participant]) {
    takesSlot = participants.map(\.takesSlot)
    observes = participants.map(\.observes)
    reuses = participants.map { $0.wrapping?.behaviour.reusesProxy ?? false }
    setsAgain = participants.map { $0.wrapping?.setsAgain ?? false }
    isAtHome = participants.map { party in
      if case .takesSlot(let proxying) = party.conduct { !proxying.takesSlotAlways } else { false }
    }
    isWhole = participants.map(\.isWholeWithoutBridge)
    meets = participants.map { party in participants.map { !party.isLost(with: $0) } }
  }

  /// Whether places may come together, where `nil` is an axis that is still open: no party twice, none
  /// missing in the middle, hooks at a time that the order of the stack allows, and incidents that the
  /// parties allow.
  func allow(_ row: [Int?]) -> Bool {
    func place(_ axis: CoveringAxis) -> Int? { row[axis.rawValue] }
    let nobody = takesSlot.count
    let (opener, second, third) = (place(.opener), place(.second), place(.third))
    if second == nobody, let third, third != nobody { return false }
    let parties = [opener, second, third].compactMap { $0 }.filter { $0 != nobody }
    for (index, party) in parties.enumerated() {
      for other in parties.dropFirst(index + 1) where party == other || !meets[party][other] {
        return false
      }
    }
    guard allowsIncident(row) else { return false }

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

  /// Whether an incident may come together with the parties, and with how they leave.
  private func allowsIncident(_ row: [Int?]) -> Bool {
    func place(_ axis: CoveringAxis) -> Int? { row[axis.rawValue] }
    let stack = [CoveringAxis.opener, .second, .third].map(place)
    let parties = stack.compactMap { $0 }.filter { $0 < takesSlot.count }
    switch place(.incident).map({ Incident.allCases[$0] }) {
    case .behindProxy:
      return stack.contains(nil) || parties.contains { observes[$0] }
    case .loop: return parties.allSatisfy { takesSlot[$0] }
    case .lateBridge:
      guard (place(.second) ?? takesSlot.count) == takesSlot.count else { return false }
      let comesLast = place(.first).map { FirstComer.allCases[$0] } != .reactiveFirst
      return place(.opener).map { isWhole[$0] && (comesLast || !observes[$0]) } ?? true
    case .innerHost:
      // One party, to which nothing else happens.
      let plain: [CoveringAxis] = [.first, .interlude, .removal, .death]
      return (place(.second) ?? takesSlot.count) == takesSlot.count
        && place(.opener).map { isAtHome[$0] } ?? true && plain.allSatisfy { (place($0) ?? 0) == 0 }
    case .taker:
      // A proxy that comes back when its observers go cannot be told from a taker that leaves.
      return (place(.removal).map { RemovalOrder.allCases[$0] } ?? .stays) == .stays
    case .handOver:
      // What becomes of a message that passes such wrappers while they are tied into a ring is not known.
      return !parties.contains { reuses[$0] } || !parties.contains { setsAgain[$0] }
    default: return true
    }
  }
}
