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

  init(
    hooks: [any Participant], reactive: (any Participant)?, first: FirstComer, hook: HookTiming,
    getter: GetterStyle, slot: SlotOwnership, observers: Int, strategy: Strategy
  ) {
    let reactiveComesFirst = hook == .afterReactive
    let reactives = reactive.map { [$0] } ?? []
    let parties = reactiveComesFirst ? reactives + hooks : hooks + reactives
    self.parties = parties.map { $0.adapted(to: strategy, getter: getter) }
    self.hook = hook
    self.getter = getter
    self.slot = slot
    self.strategy = strategy
    id = [
      parties.map(\.name).joined(separator: "+"), first.rawValue, hook.rawValue, getter.rawValue,
      slot.rawValue, "observers\(observers)", strategy.rawValue,
    ].joined(separator: "/")

    let hookSteps = hooks.indices.map { Step.install($0 + (reactiveComesFirst ? 1 : 0)) }
    let reactiveIndex = reactive.map { _ in reactiveComesFirst ? 0 : hooks.count }
    let observation = reactiveIndex.map { [Step.install($0)] } ?? []
    let arrivals: [(HookTiming, [Step])] = [
      (.afterDelegate, [.setDelegate]), (.afterReactive, observation),
    ]
    var steps = hook == .beforeDelegate ? hookSteps : []
    for (timing, arrival) in first == .delegateFirst ? arrivals : arrivals.reversed() {
      steps += arrival
      if hook == timing { steps += hookSteps }
    }
    if observers == 2, let reactiveIndex { steps.append(.use(reactiveIndex)) }
    self.steps = steps + [.send]
  }

  /// What happens, in order, in words.
  public var order: [String] {
    steps.map { step in
      switch step {
      case .install(let party): "install \(parties[party].name)"
      case .use(let party): "use \(parties[party].name) again"
      case .setDelegate: "set app"
      case .send: "send"
      }
    }
  }
}
