public import Streams

/// One combination of parties and circumstances: a short script that runs on a host of its own.
@MainActor
public struct Cell {
  /// The parties, in the order in which they come.
  public let parties: [any Participant]

  /// When the setter is hooked.
  public let hook: HookTiming

  /// What the trackers let the getter show.
  public let getter: GetterStyle

  /// How the slot holds its object.
  public let slot: SlotOwnership

  /// What is done about the conflict.
  public let strategy: Strategy

  /// A name that no other cell of a matrix has, made of its place on each axis.
  public let id: String

  /// What happens, in order.
  let steps: [Step]

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - hooks: The parties that hook the setter, in the order in which they do.
  ///   - taker: The party that takes the slot, if any.
  ///   - first: Whether the app or the taker comes first.
  ///   - hook: When the setter is hooked.
  ///   - getter: What the trackers let the getter show.
  ///   - slot: How the slot holds its object.
  ///   - uses: How often the taker is used.
  ///   - strategy: What is done about the conflict.
  init(
    hooks: [any Participant], taker: (any Participant)?, first: FirstComer, hook: HookTiming,
    getter: GetterStyle, slot: SlotOwnership, uses: Int, strategy: Strategy
  ) {
    let takers = taker.map { [$0] } ?? []
    let takerComesFirst = hook == .afterReactive
    let parties = takerComesFirst ? takers + hooks : hooks + takers
    self.parties = parties.map { $0.adapted(to: strategy, getter: getter) }
    self.hook = hook
    self.getter = getter
    self.slot = slot
    self.strategy = strategy
    let names = parties.map(\.name).joined(separator: "+")
    let places = [first.rawValue, hook.rawValue, getter.rawValue, slot.rawValue, "uses\(uses)"]
    id = ([names] + places + [strategy.rawValue]).joined(separator: "/")

    let takerIndex = takerComesFirst ? 0 : hooks.count
    let hooking = hooks.indices.map { Step.install($0 + (takerComesFirst ? takers.count : 0)) }
    let taking = takers.map { _ in Step.install(takerIndex) }
    let arrivals: [(HookTiming, [Step])] = [
      (.afterDelegate, [.setDelegate]), (.afterReactive, taking),
    ]
    var steps = hook == .beforeDelegate ? hooking : []
    for (timing, arrival) in first == .delegateFirst ? arrivals : arrivals.reversed() {
      steps += arrival
      if hook == timing { steps += hooking }
    }
    if uses == 2 { steps.append(.use(takerIndex)) }
    self.steps = steps + [.send]
  }
}
