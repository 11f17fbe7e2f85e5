import DelegateBridge
import Streams

/// One run of a cell on a host of its own.
@MainActor
package struct CellRun {
  private let cell: Cell
  private let world: World
  private let recorder = ViolationRecorder()
  private var participations: [Int: Participation] = [:]
  private var outcome: Outcome
  private var wanted: AnyObject?
  private var bridge: DelegateBridge?

  private init(_ cell: Cell) {
    self.cell = cell
    world = World(cell.slot)
    outcome = Outcome(app: 0, received: cell.parties.map { _ in [] })
  }

  /// Runs `cell` and compares what comes with what is to come: nothing wrong under a bridge, else what
  /// the rules predict.
  package static func result(of cell: Cell) -> CellResult {
    var run = CellRun(cell)
    return ViolationHandler.with(.record(into: run.recorder)) {
      run.perform()
      let result = run.result()
      run.tearDown()
      return result
    }
  }

  private mutating func perform() {
    if cell.strategy == .bridge {
      bridge = DelegateBridge.install(on: world.hostClass, slot: world.slot)
    }
    for step in cell.steps {
      perform(step)
      if isOver { return }
      outcome.app = world.app.selections
      outcome.received = cell.parties.indices.map { participations[$0]?.received() ?? [] }
    }
    let found = world.host.delegate
    if isOver { return }
    outcome.reading = Outcome.Reading(
      found: Violation.name(of: found), wanted: Violation.name(of: wanted),
      isRight: found === wanted)
  }

  private mutating func perform(_ step: Cell.Step) {
    switch step {
    case .setDelegate:
      world.host.delegate = world.app
      wanted = world.app
    case .install(let party):
      participations[party] = cell.parties[party].install(in: world)
      wanted = participations[party]?.identity() ?? wanted
    case .use(let party):
      participations[party]?.use()
      wanted = participations[party]?.identity() ?? wanted
    case .send:
      world.host.beUsed()
    }
  }

  private var isOver: Bool { recorder.violations.contains(where: \.isFatal) }

  private func tearDown() {
    for (_, participation) in participations.sorted(by: { $0.key > $1.key }) {
      participation.remove()
    }
    bridge?.remove()
  }

  private func result() -> CellResult {
    let violations = (recorder.violations.upToDeath() + outcome.brokenLaws(of: cell)).distinct()
    let forecast = cell.strategy == .bridge ? nil : Forecast(of: cell)
    let expected = forecast?.violations ?? []
    let deliveries = outcome.deliveries(in: cell)
    let expectedDeliveries = forecast?.outcome.deliveries(in: cell) ?? deliveries
    return CellResult(
      id: cell.id, parties: cell.parties.map(\.name), order: cell.order, hook: cell.hook,
      getter: cell.getter, slot: cell.slot.rawValue, strategy: cell.strategy,
      expected: expected.map(\.kind.rawValue), violations: violations.map { ViolationRecord($0) },
      deliveries: deliveries,
      expectedDeliveries: expectedDeliveries == deliveries ? nil : expectedDeliveries,
      pass: violations.match(expected) && expectedDeliveries == deliveries,
      arrivals: cell.arrivals)
  }
}
