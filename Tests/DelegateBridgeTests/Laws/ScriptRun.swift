import Streams

/// One run of a script, checked against the model of the laws after each operation.
@MainActor
struct ScriptRun {
  private let world: World

  /// What went wrong first.
  private(set) var failure: String?

  init(_ script: RandomScript) {
    world = World(script.slot, tracker: script.tracker)
    world.perform(.bridge)
  }

  mutating func carryOut(_ operation: RandomScript.Operation) {
    switch operation {
    case .step(let step):
      if isPossible(step) { take(step) }
    case .send(let kind): send(kind)
    case .sendWhile(let kind, let position, let step):
      send(kind, meanwhile: isPossible(step) ? step : .setNil, after: position)
    case .renewHost: renewHost()
    }
    expect(world.recording { world.readsBack }, is: true, "read-back")
    expect(world.violations, is: [], "violations")
  }

  mutating func finish() {
    var probes = LifetimeProbes()
    world.watchAll(&probes)
    world.perform(.removeBridge)
    world.abandonHost()
    expect(probes.survivors, is: [], "survivors at the end")
  }

  /// Whether a step makes sense now: exchanged methods, say, can only be exchanged back in the
  /// opposite order.
  private func isPossible(_ step: Step) -> Bool {
    switch step {
    case .hook(let tracker): !world.model.trackers.contains(tracker)
    case .unhook(let tracker): world.model.trackers.last == tracker
    case .observe: world.model.observers.count < 4
    default: true
    }
  }

  private mutating func take(_ step: Step) {
    let (claims, refreshes) = (modelledClaims, world.host.refreshes)
    world.perform(step)
    for kind in MessageKind.allCases {
      let isClaimed = world.recording { world.host.claims(kind) }
      expect(isClaimed, is: world.model.claims(kind), "claim of \(kind)")
    }
    let rounds = world.host.refreshes - refreshes
    expect(rounds, is: claims == modelledClaims ? 0 : 1, "rounds of questions about claims")
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
    let (before, wantedOutcome) = (world.model.observers, world.model.outcome(of: kind))
    world.journal.once("\(deliveries[position]) 1") { [world] in world.perform(step) }
    let outcome = world.send(kind, 1)
    let after = world.model.observers
    let (gone, new) = (before.subtracting(after), after.subtracting(before))
    let wanted = deliveries.enumerated().filter { index, delivery in
      index <= position || !gone.contains { delivery.hasPrefix("\($0).") }
    }
    let got = world.journal.drain().filter { entry in !new.contains { entry.hasPrefix("\($0).") } }
    expect(got, is: wanted.map { "\($0.element) 1" }, "deliveries of \(kind)")
    expect(outcome, is: wantedOutcome, "outcome of \(kind)")
    _ = world.recording { world.host.claims(kind) }
  }

  private mutating func renewHost() {
    var probes = LifetimeProbes()
    world.watchAll(&probes)
    world.renewHost()
    expect(probes.survivors, is: [], "survivors of the host")
  }

  /// What the model claims of the messages for which hosts ask beforehand.
  private var modelledClaims: [Bool] {
    MessageKind.allCases.filter { $0 != .undeclared }.map(world.model.claims)
  }

  private mutating func expect<Value: Equatable>(_ found: Value, is wanted: Value, _ what: String) {
    guard failure == nil, found != wanted else { return }
    failure = "\(what): expected \(wanted), found \(found)"
  }
}
