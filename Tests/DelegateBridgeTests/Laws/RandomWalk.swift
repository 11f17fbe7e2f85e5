import Streams

/// Parties that do things in random order, checked against the model of the laws at each step.
@MainActor
struct RandomWalk {
  private enum Operation: CustomStringConvertible {
    case step(Step)
    case send(MessageKind)
    /// Somebody takes a step while a message is on its way, right after the party at this position
    /// got it.
    case meanwhile(MessageKind, Int, Step)
    case renewHost

    var description: String {
      switch self {
      case .step(let step): "\(step)"
      case .send(let kind): "send \(kind)"
      case .meanwhile(let kind, let position, let step):
        "send \(kind), and after delivery \(position): \(step)"
      case .renewHost: "renew host"
      }
    }
  }

  private var generator: SeededGenerator
  private let world: World
  private var history: [String] = []
  private var hooked: [Step.TrackerName] = []
  private var observers: [Step.Family] = []

  /// What went wrong first, with the operations before it.
  private(set) var failure: String?

  init(_ generator: SeededGenerator) {
    self.generator = generator
    let slot = self.generator.pick(SlotKind.all)
    world = World(slot, tracker: self.generator.pick(TrackerKind.all))
    world.perform(.bridge)
  }

  /// Takes so many steps, or fewer if something goes wrong.
  mutating func walk(_ count: Int) {
    for _ in 0..<count where failure == nil { advance() }
    guard failure == nil else { return }
    checkLifetimes()
  }

  private mutating func advance() {
    let operation = pickOperation()
    history.append("\(operation)")
    let claims = modelledClaims
    let refreshes = world.host.refreshes
    switch operation {
    case .step(let step):
      perform(step)
      let isClaimed = world.recording { world.host.claims(.required) }
      expect(isClaimed, is: world.model.claims(.required), "claims")
      expect(
        world.host.refreshes - refreshes, is: claims == modelledClaims ? 0 : 1,
        "rounds of questions about claims")
    case .send(let kind): send(kind)
    case .meanwhile(let kind, let position, let step): send(kind, meanwhile: step, after: position)
    case .renewHost: renewHost()
    }
    expect(world.recording { world.readsBack }, is: true, "read-back")
    expect(world.violations, is: [], "violations")
  }

  private mutating func pickOperation() -> Operation {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<11: .step(pickStep())
    case 11..<16: .send(generator.pick(MessageKind.allCases))
    case 16..<19:
      .meanwhile(
        generator.pick(MessageKind.allCases), Int.random(in: 0..<6, using: &generator), pickStep())
    default: Int.random(in: 0..<4, using: &generator) == 0 ? .renewHost : .step(.setNil)
    }
  }

  private mutating func pickStep() -> Step {
    let family = generator.pick(Step.Family.allCases)
    let app = generator.pick(Step.AppName.allCases)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0..<4: return .set(app)
    case 4: return .setNil
    case 5: return .setHost
    case 6, 7: return .lookUp(family)
    case 8, 9:
      if observers.count >= 4 { return .dispose(generator.pick(observers)) }
      return .observe(family, generator.pick(MessageKind.allCases))
    case 10: return observers.isEmpty ? .lookUp(family) : .dispose(generator.pick(observers))
    case 11: return .drop(app)
    case 12:
      let others = Step.TrackerName.allCases.filter { !hooked.contains($0) }
      return others.isEmpty ? .lookUp(family) : .hook(generator.pick(others))
    default: return hooked.last.map { .unhook($0) } ?? .set(app)
    }
  }

  private mutating func perform(_ step: Step) {
    world.perform(step)
    note(step)
  }

  /// Remembers what can be undone.
  private mutating func note(_ step: Step) {
    switch step {
    case .hook(let tracker): hooked.append(tracker)
    case .unhook: hooked.removeLast()
    case .observe(let family, _): observers.append(family)
    case .dispose(let family):
      if let last = observers.lastIndex(of: family) { observers.remove(at: last) }
    default: break
    }
  }

  private mutating func send(_ kind: MessageKind) {
    let wanted = world.model.deliveries(of: kind).map { "\($0) 1" }
    let outcome = world.send(kind, 1)
    expect(world.journal.drain(), is: wanted, "deliveries of \(kind)")
    expect(outcome, is: world.model.outcome(of: kind), "outcome of \(kind)")
  }

  private mutating func send(_ kind: MessageKind, meanwhile step: Step, after position: Int) {
    let deliveries = world.model.deliveries(of: kind)
    guard position < deliveries.count else { return send(kind) }
    let wantedOutcome = world.model.outcome(of: kind)
    let observersBefore = world.model.observerNames
    world.journal.once("\(deliveries[position]) 1") { [world] in world.perform(step) }
    let outcome = world.send(kind, 1)
    note(step)
    let gone = observersBefore.subtracting(world.model.observerNames)
    let new = world.model.observerNames.subtracting(observersBefore)
    let wanted = deliveries.enumerated().filter { index, delivery in
      index <= position || !gone.contains { delivery.hasPrefix($0) }
    }
    let got = world.journal.drain().filter { entry in !new.contains { entry.hasPrefix($0) } }
    expect(got, is: wanted.map { "\($0.element) 1" }, "deliveries of \(kind)")
    expect(outcome, is: wantedOutcome, "outcome of \(kind)")
    _ = world.recording { world.host.claims(kind) }
  }

  private mutating func renewHost() {
    var probes = LifetimeProbes()
    world.watchAll(&probes)
    world.renewHost()
    observers = []
    expect(probes.survivors, is: [], "survivors of the host")
  }

  private mutating func checkLifetimes() {
    var probes = LifetimeProbes()
    world.watchAll(&probes)
    world.perform(.removeBridge)
    world.abandonHost()
    expect(probes.survivors, is: [], "survivors of the walk")
  }

  private var modelledClaims: [Bool] {
    MessageKind.allCases.filter { $0 != .undeclared }.map(world.model.claims)
  }

  private mutating func expect<Value: Equatable>(_ found: Value, is wanted: Value, _ what: String) {
    guard failure == nil, found != wanted else { return }
    let steps = history.suffix(40).joined(separator: "\n    ")
    failure =
      "\(what): expected \(wanted), found \(found)\n  [\(world.slot); tracker: \(world.trackerKind)]\n    \(steps)"
  }
}
