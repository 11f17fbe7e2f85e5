extension Cell {
  /// What happens to `parties` in `circumstances`, in order.
  static func steps(
    of parties: [any Participant], in circumstances: Circumstances
  ) -> [Step] {
    var steps = arrivals(of: parties, in: circumstances)
    let place = steps.firstIndex(where: \.isUse) ?? steps.endIndex
    steps.insert(contentsOf: incident(circumstances), at: place)
    if circumstances.incident == .innerHost { steps.insert(.leadInside, at: 0) }
    return steps + interlude(circumstances) + deaths(circumstances) + [.send]
      + removal(of: parties, circumstances)
  }

  /// The parties come in the order in which they are given; the others wait for the group that opens,
  /// which either hooks the setter or takes the slot.
  private static func arrivals(
    of parties: [any Participant], in circumstances: Circumstances
  ) -> [Step] {
    let opensWithTakers = parties.first?.takesSlot ?? false
    let opening = parties.prefix { $0.takesSlot == opensWithTakers }.count
    let installs = parties.indices.map(Step.install)
    let uses =
      circumstances.observers == 2
      ? parties.indices.filter { parties[$0].observes }.map(Step.use) : []

    var steps = installs
    var setting = 0
    switch (circumstances.first, circumstances.hook) {
    case (.delegateFirst, .beforeDelegate): setting = opensWithTakers ? 0 : opening
    case (.delegateFirst, _): setting = 0
    case (.reactiveFirst, .afterDelegate): setting = opening
    case (.reactiveFirst, _): setting = installs.count
    }
    steps.insert(.setDelegate, at: setting)
    guard circumstances.hook == .afterReactive, opensWithTakers else { return steps + uses }
    let (early, late) = (uses.filter { $0.party < opening }, uses.filter { $0.party >= opening })
    let place = steps.lastIndex { $0.party >= 0 && $0.party < opening }.map { $0 + 1 } ?? 0
    steps.insert(contentsOf: early, at: place)
    return steps + late
  }

  private static func incident(_ circumstances: Circumstances) -> [Step] {
    switch circumstances.incident {
    case .nothing, .innerHost: []
    case .reading: [.send, .read]
    case .otherHost: [.useOtherHost]
    case .otherDelegate: [.setOther, .send, .setDelegate]
    case .handOver: [.sendHandingOver]
    case .behindProxy: [.putBehindProxy]
    case .putBack: [.putBack]
    case .relay: [.setRelay, .putBack]
    case .taker: [.setTaker]
    case .loop: [.setLoop]
    case .lateBridge: [.installBridge, .read]
    }
  }

  private static func interlude(_ circumstances: Circumstances) -> [Step] {
    switch circumstances.interlude {
    case .nothing: []
    case .setsNil: [.setNil]
    case .setsNilAndBack: [.setNil, .setDelegate]
    case .setsAgain: [.setDelegate]
    }
  }

  private static func deaths(_ circumstances: Circumstances) -> [Step] {
    switch circumstances.death {
    case .nobody: []
    case .app: [.dropApp]
    case .standIns: [.dropStandIns]
    case .standInsThenApp: [.dropStandIns, .dropApp]
    }
  }

  private static func removal(
    of parties: [any Participant], _ circumstances: Circumstances
  ) -> [Step] {
    let hooks = parties.indices.filter { !parties[$0].takesSlot }
    let takers = parties.indices.filter { parties[$0].takesSlot }
    let order: [Int] =
      switch circumstances.removal {
      case .stays: []
      case .lastFirst, .bridgeLast: parties.indices.reversed()
      case .hooksFirst: hooks.reversed() + takers
      case .takersFirst: takers + hooks.reversed()
      }
    if order.isEmpty { return [] }
    let last: [Step] = circumstances.removal == .bridgeLast ? [.removeBridge, .send] : [.send]
    return order.map(Step.remove) + last
  }
}

extension Cell.Step {
  /// The place of the party that this is about, or -1.
  fileprivate var party: Int {
    switch self {
    case .install(let party), .use(let party), .remove(let party): party
    default: -1
    }
  }

  fileprivate var isUse: Bool {
    if case .use = self { return true }
    return false
  }

  /// Whether the host tells its delegate.
  var sends: Bool { self == .send || self == .sendHandingOver }
}
