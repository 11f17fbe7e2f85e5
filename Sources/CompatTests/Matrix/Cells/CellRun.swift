package import DelegateBridge
import Streams

/// One run of a cell on a host of its own.
@MainActor
package struct CellRun {
  private let cell: Cell
  private let world: World
  private let recorder = ViolationRecorder()
  private var participations: [Int: Participation] = [:]
  private var outcome: Outcome
  private weak var wanted: AnyObject?
  private var bridge: DelegateBridge?

  /// How many violations there had been after each step.
  private var progress: [Int] = []
  private var chains: [[String]] = []

  /// How often the host had asked what is claimed when it last sent anything.
  private var claimRounds = 0

  private let fault: BridgeFault?

  private init(_ cell: Cell, _ fault: BridgeFault?) {
    self.cell = cell
    self.fault = fault
    world = World(cell.circumstances)
    outcome = Outcome(parties: cell.parties.count)
  }

  /// Runs `cell` and compares what comes with what is to come: nothing wrong under a bridge, else what
  /// the rules predict.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - fault: How the bridge is broken on purpose, if it is.
  /// - Returns: What became of the cell.
  package static func result(of cell: Cell, fault: BridgeFault? = nil) -> CellResult {
    var run = CellRun(cell, fault)
    return ViolationHandler.with(.record(into: run.recorder)) {
      run.perform()
      let result = run.result()
      run.tearDown()
      return result
    }
  }

  private mutating func perform() {
    if !cell.steps.contains(.installBridge) { installBridge() }
    for step in cell.steps {
      perform(step)
      progress.append(recorder.violations.count)
      if isOver {
        chains = [chains.first ?? [], chain]
        return
      }
      note(step)
    }
    outcome.isComplete = true
  }

  private mutating func installBridge() {
    guard cell.strategy == .bridge else { return }
    bridge = DelegateBridge.install(on: world.hostClass, slot: world.slot)
    bridge?.fault = fault
  }

  private mutating func perform(_ step: Cell.Step) {
    switch step {
    case .setDelegate:
      let delegate = world.delegate
      world.host.delegate = delegate
      wanted = delegate
    case .setNil:
      world.host.delegate = nil
      wanted = nil
    case .install(let party):
      participations[party] = cell.parties[party].install(in: world)
      wanted = participations[party]?.identity() ?? wanted
    case .use(let party):
      participations[party]?.use()
      wanted = participations[party]?.identity() ?? wanted
    case .remove(let party):
      participations[party]?.leave()
    case .setOther:
      world.host.delegate = world.other
      wanted = world.other
    case .setRelay:
      if world.setRelay() { wanted = world.relay }
    case .setTaker:
      if world.setTaker() { wanted = world.taker }
    case .setLoop:
      world.setLoop()
      wanted = world.taker
    case .putBehindProxy: world.putBehind(proxies)
    case .read: _ = world.host.delegate
    case .putBack: world.putBack()
    case .useOtherHost: world.useOtherHost()
    case .dropStandIns: world.dropStandIns()
    case .dropApp: world.dropApp()
    case .send: world.host.beUsed()
    case .sendHandingOver:
      if world.handingOver(world.host.beUsed) { wanted = world.other }
    case .leadInside: world.leadInside()
    case .installBridge:
      installBridge()
      claimRounds = world.host.claimRounds
    case .removeBridge: bridge?.remove()
    }
  }

  /// Writes down what there is after a step.
  private mutating func note(_ step: Cell.Step) {
    outcome.counts.app = world.tally.selections
    outcome.counts.extra = world.tally.extras
    outcome.counts.other = world.otherSelections.value + world.takerSelections.value
    outcome.counts.received = cell.parties.indices.map { participations[$0]?.received() ?? [] }
    switch step {
    case .setDelegate where chains.isEmpty: chains = [chain]
    case .send:
      outcome.hearings.append(world.hearings.drain())
      if bridge?.isInstalled ?? false {
        outcome.claimRounds.append(world.host.claimRounds - claimRounds)
      }
      claimRounds = world.host.claimRounds
      if outcome.reading == nil { noteReading() }
    case .sendHandingOver: outcome.hearings.append(world.hearings.drain())
    default: break
    }
  }

  private mutating func noteReading() {
    let found = world.host.delegate
    outcome.reading = Outcome.Reading(
      found: Violation.name(of: found), wanted: Violation.name(of: wanted),
      isRight: found === wanted)
    chains.append(chain)
  }

  /// The proxies that reactive libraries have made.
  private var proxies: [AnyObject] {
    participations.filter { cell.parties[$0.key].observes }.values.compactMap { $0.identity() }
  }

  private var isOver: Bool { recorder.violations.contains(where: \.isFatal) }

  private var chain: [String] { PhysicalChain.names(from: world.host.occupant) }

  private mutating func tearDown() {
    for party in cell.parties.indices.reversed() { participations[party]?.leave() }
    world.host.delegate = nil
    bridge?.remove()
  }

  private mutating func result() -> CellResult {
    var found = recorder.violations.upToDeath()
    if cell.strategy == .bridge {
      // That a ring was cut, or a slot left alone, is no fault; that it was reported once is judged.
      outcome.rings = found.count { $0.kind == .foreignRing }
      outcome.diversions = found.count { $0.kind == .divertedAccessors }
      found.removeAll { $0.kind == .foreignRing || $0.kind == .divertedAccessors }
    }
    let violations = (found + outcome.brokenLaws(of: cell)).distinct()
    let forecast = cell.strategy == .bridge ? nil : Forecast(of: cell)
    let expected = forecast?.violations ?? []
    let deliveries = outcome.counts.deliveries(in: cell)
    let expectedDeliveries = forecast?.deliveries(in: cell) ?? deliveries
    return CellResult(
      cell, expected: expected.map(\.kind.rawValue),
      violations: violations.map { ViolationRecord($0, step: step(of: $0)) },
      deliveries: deliveries,
      expectedDeliveries: expectedDeliveries == deliveries ? nil : expectedDeliveries,
      pass: violations.match(expected) && expectedDeliveries == deliveries,
      chains: chains)
  }

  /// The step at which a violation was reported; `nil` for what shows only in the end.
  private func step(of violation: Violation) -> Int? {
    guard let index = recorder.violations.firstIndex(of: violation) else { return nil }
    return progress.firstIndex { $0 > index }
  }
}
