import Streams

/// The axes of the covering cells.
enum CoveringAxis: Int, CaseIterable {
  case opener, second, third
  case first, hook, getter, slot, observers, caching, interlude, incident, message, removal, death
  case remedy
}

extension CoveringAxis {
  /// The strategies other than the bridge, which every covering cell runs with too.
  static let remedies = Strategy.allCases.filter { $0 != .bridge }

  /// How many places there are on the axis, where there are so many kinds of parties; a stack need not
  /// have a second and a third party.
  func size(parties: Int) -> Int {
    switch self {
    case .opener: parties
    case .second, .third: parties + 1
    case .first: FirstComer.allCases.count
    case .hook: HookTiming.allCases.count
    case .getter: GetterStyle.allCases.count
    case .slot: SlotOwnership.allCases.count
    case .observers: 3
    case .caching: ClaimCaching.allCases.count
    case .interlude: Interlude.allCases.count
    case .incident: Incident.allCases.count
    case .message: ExtraMessage.allCases.count
    case .removal: RemovalOrder.allCases.count
    case .death: Death.allCases.count
    case .remedy: Self.remedies.count
    }
  }
}
