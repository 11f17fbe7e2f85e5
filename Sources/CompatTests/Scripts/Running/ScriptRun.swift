package import DelegateBridge
import Streams

/// One run of a script on the classes of this package, in a world of its own.
@MainActor
public final class ScriptRun {
  /// How the script ended.
  public private(set) var outcome = ScriptOutcome()

  /// What happened, operation by operation.
  public private(set) var steps: [Step] = []

  private let script: Script
  private let world: ScriptWorld
  private let trace: ScriptTrace?
  private let judge: (any ScriptJudge)?
  private var label = ""

  /// What is to happen while the next message is on its way, and after how many parties got it.
  private var interruption: (count: Int, operation: Script.Operation)?

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isBridged: Whether the slot is bridged, from before the first operation.
  ///   - isTraced: Whether the ``steps`` tell all questions, sets and counts.
  public convenience init(
    _ script: Script, bridged isBridged: Bool = false, traced isTraced: Bool = false
  ) {
    self.init(script, bridged: isBridged, traced: isTraced, fault: nil)
  }

  /// Runs a script, and breaks the bridge before if that is asked for.
  package init(
    _ script: Script, bridged isBridged: Bool = true, traced isTraced: Bool = false,
    fault: BridgeFault?
  ) {
    self.script = script
    world = ScriptWorld(script, bridged: isBridged)
    world.bridge?.fault = fault
    trace = isTraced ? ScriptTrace(of: world) : nil
    judge = isBridged ? Self.judge(script, world) : nil
    let handler = ViolationHandler { [unowned self] violation in
      MainActor.assumeIsolated { note(violation) }
    }
    ViolationHandler.with(handler) {
      for index in script.operations.indices where outcome.cycle == nil {
        label = script.label(at: index)
        perform(at: index)
        world.host.reactive.operationEnded()
        if let trace { note(script.operations[index], trace.drain()) }
      }
      label = "end"
      finish()
    }
    world.removeBridge()
  }

  private static func judge(_ script: Script, _ world: ScriptWorld) -> any ScriptJudge {
    LawModel.covers(script) ? ModelComparison(of: world) : ScriptLaws(of: world)
  }

  /// Which laws of the slot a bridged script broke.
  public var lawViolations: [String] { judge?.violations ?? [] }

  private func note(_ operation: Script.Operation, _ events: [String]) {
    let chain = ScriptWorld.chain(from: world.host.storage.object)
    steps.append(Step(label: label, operation: operation, events: events, chain: chain))
  }

  private func finish() {
    noteState()
    if outcome.cycle == nil { judge?.finish(at: label) }
  }

  private func noteState() {
    let delegate = world.delegate
    judge?.checkRead(delegate, at: label)
    outcome.getter = Violation.name(of: delegate)
    outcome.chain = ScriptWorld.chain(from: world.host.storage.object)
    let name = world.host.setterName
    outcome.setterName = name == ScriptHost.delegateSlot.setter.selector ? nil : name?.name
  }

  // MARK: Operations

  private func perform(at index: Int) {
    let operation = script.operations[index]
    if index > 0, let count = script.operations[index - 1].deliveriesBeforeNext {
      interruption = operation.canInterrupt ? (count, operation) : nil
    } else {
      perform(operation)
    }
  }

  private func perform(_ operation: Script.Operation) {
    let wasStopped = world.host.reactive.isStopped
    carryOut(operation)
    judge?.follow(operation, wasStopped: wasStopped)
  }

  private func carryOut(_ operation: Script.Operation) {
    if world.hooks.install(operation) || world.set(operation) || world.useProxy(operation) {
      return
    }
    switch operation {
    case .select: send("T", ScriptHost.didSelect)
    case .scroll: send("S", ScriptHost.didScroll)
    case .display: send("V", ScriptHost.willDisplay)
    case .shake: send("U", ScriptHost.didShake)
    case .askHeight: send("Q", ScriptHost.height)
    case .askDecision: send("C", ScriptHost.decide)
    case .renewHost: world.renewHost()
    case .read: read()
    case .checkProxy: if !world.slotReadsAsProxy { noteFailed("A7") }
    default: break
    }
  }

  private func read() {
    let delegate = world.delegate
    judge?.checkRead(delegate, at: label)
    outcome.seen.append("\(label)=\(ScriptWorld.chain(from: delegate))")
  }

  private func send(_ word: String, _ message: any AnyMessage) {
    judge?.expectSend(of: message, interruptedAfter: interruption?.count)
    if let (count, operation) = interruption {
      interruption = nil
      world.tally.interrupt(after: count) { [unowned self] in perform(operation) }
    }
    let refusals = outcome.unrecognized.count
    let answers = world.host.send(message)
    judge?.checkSend(answers, at: label)
    let isRefused = outcome.unrecognized.count > refusals
    let values = isRefused ? [] : answers.map { "=\($0)" }
    outcome.taps.append("\(word)\(values.joined()) \(world.tally.drain())")
  }

  // MARK: Violations

  private func note(_ violation: Violation) {
    trace?.note("! \(violation)")
    let check = Self.checks[violation.kind]
    if check == nil { judge?.judge(violation, at: label) }
    switch violation.kind {
    case .forwardingCycle:
      guard outcome.cycle == nil else { return }
      outcome.cycle = "\(Self.phase(of: violation.message))@\(label)"
    case .danglingDelegate:
      let user = violation.parties.first ?? ""
      outcome.danglingUses.append("\(Self.danglingUsers[user] ?? user)@\(label)")
    case .unrecognizedSelector:
      let party = violation.parties.first?.prefix { $0 != "#" } ?? ""
      let message = violation.message.map(ScriptHost.name(of:)) ?? ""
      outcome.unrecognized.append("\(party) \(message)@\(label)")
    default:
      guard let check, !world.host.reactive.isStopped else { return }
      noteFailed(check)
      world.host.reactive.checkFailed()
    }
  }

  private func noteFailed(_ check: String) {
    judge?.judge(check, at: label)
    outcome.failedChecks.append("\(check)@\(label)")
  }

  private static let checks: [Violation.Kind: String] = [
    .proxyNotAssigned: "A1", .forwardNotTaken: "A2", .proxyNotCurrent: "A3",
    .forwardChanged: "A4", .forwardOverwritten: "A5", .forwardLost: "A6",
  ]

  /// What recordings call the way on which a ring was noticed: only selections are passed on by
  /// methods of their own.
  private static func phase(of message: Selector?) -> String {
    switch message {
    case RootMessages.responds.selector: "responds"
    case ScriptHost.didSelect.selector: "deliver"
    default: "forward"
    }
  }

  private static let danglingUsers = [
    "rx proxy(for:)": "Rx proxy(for:) getter", "rx reset": "Rx reset getter",
    "setter": "setter touches old",
  ]
}
