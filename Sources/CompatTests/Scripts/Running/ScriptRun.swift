import DelegateBridge
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
  private let laws: ScriptLaws?
  private var label = ""

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isBridged: Whether the slot is bridged, from before the first operation.
  ///   - isTraced: Whether the ``steps`` tell all questions, sets and counts.
  public init(_ script: Script, bridged isBridged: Bool = false, traced isTraced: Bool = false) {
    self.script = script
    world = ScriptWorld(script, bridged: isBridged)
    trace = isTraced ? ScriptTrace(of: world) : nil
    laws = isBridged ? ScriptLaws(of: world) : nil
    let handler = ViolationHandler { [unowned self] violation in
      MainActor.assumeIsolated { note(violation) }
    }
    ViolationHandler.with(handler) {
      for index in script.operations.indices where outcome.cycle == nil {
        label = script.label(at: index)
        let wasStopped = world.host.reactive.isStopped
        perform(script.operations[index])
        laws?.follow(script.operations[index], wasStopped: wasStopped)
        world.host.reactive.operationEnded()
        if let trace { note(script.operations[index], trace.drain()) }
      }
      label = "end"
      finish()
    }
    world.bridge?.remove()
  }

  /// Which laws of the slot a bridged script broke.
  public var lawViolations: [String] { laws?.violations ?? [] }

  private func note(_ operation: Script.Operation, _ events: [String]) {
    let chain = ScriptWorld.chain(from: world.host.storage.object)
    steps.append(Step(label: label, operation: operation, events: events, chain: chain))
  }

  private func finish() {
    let delegate = world.delegate
    laws?.checkRead(delegate, at: label)
    outcome.getter = Violation.name(of: delegate)
    outcome.chain = ScriptWorld.chain(from: world.host.storage.object)
    let name = world.host.setterName
    outcome.setterName = name == ScriptHost.delegateSlot.setter.selector ? nil : name?.name
  }

  // MARK: Operations

  private func perform(_ operation: Script.Operation) {
    if world.hooks.install(operation) || world.set(operation) || world.useProxy(operation) {
      return
    }
    switch operation {
    case .select: send("T", ScriptHost.didSelect)
    case .scroll: send("S", ScriptHost.didScroll)
    case .display: send("V", ScriptHost.willDisplay)
    case .askHeight: askHeight()
    case .read: read()
    case .checkProxy: if !world.slotReadsAsProxy { noteFailed("A7") }
    default: break
    }
  }

  private func read() {
    let delegate = world.delegate
    laws?.checkRead(delegate, at: label)
    outcome.seen.append("\(label)=\(ScriptWorld.chain(from: delegate))")
  }

  private func send(_ word: String, _ message: Message<Void, ScriptHost>) {
    laws?.expectSend(of: message)
    world.host.storage.send(message, world.host)
    noteSend(word)
  }

  private func askHeight() {
    let host = world.host
    laws?.expectSend(of: ScriptHost.height)
    let refusals = outcome.unrecognized.count
    let isSent =
      host.storage.claims(ScriptHost.height.selector) && host.storage.object != nil
    let answer = isSent ? host.storage.send(ScriptHost.height, host) : -1
    let isRefused = outcome.unrecognized.count > refusals
    let value = isRefused ? "" : "=\(answer.map(String.init) ?? "?")"
    noteSend("Q\(value)")
  }

  private func noteSend(_ word: String) {
    laws?.checkSend(world.tally.counts, at: label)
    outcome.taps.append("\(word) \(world.tally.drain())")
  }

  // MARK: Violations

  private func note(_ violation: Violation) {
    trace?.note("! \(violation)")
    switch violation.kind {
    case .forwardingCycle:
      laws?.forbid(violation, at: label)
      guard outcome.cycle == nil else { return }
      outcome.cycle = "\(Self.phase(of: violation.message))@\(label)"
    case .danglingDelegate:
      laws?.forbid(violation, at: label)
      let user = violation.parties.first ?? ""
      outcome.danglingUses.append("\(Self.danglingUsers[user] ?? user)@\(label)")
    case .unrecognizedSelector:
      laws?.forbid(violation, at: label)
      let party = violation.parties.first?.prefix { $0 != "#" } ?? ""
      let message = violation.message.map(ScriptHost.name(of:)) ?? ""
      outcome.unrecognized.append("\(party) \(message)@\(label)")
    default:
      guard let check = Self.checks[violation.kind], !world.host.reactive.isStopped else { return }
      noteFailed(check)
      world.host.reactive.checkFailed()
    }
  }

  private func noteFailed(_ check: String) {
    laws?.judge(check, at: label)
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
