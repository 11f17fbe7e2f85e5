import Streams

/// One run of a script on the classes of this package, in a world of its own.
@MainActor
public final class ScriptRun {
  /// How the script ended.
  public private(set) var outcome = ScriptOutcome()

  private let script: Script
  private let world: ScriptWorld
  private var label = ""

  /// Runs a script.
  public init(_ script: Script) {
    self.script = script
    world = ScriptWorld(script)
    let handler = ViolationHandler { [unowned self] violation in
      MainActor.assumeIsolated { note(violation) }
    }
    ViolationHandler.with(handler) {
      for index in script.operations.indices where outcome.cycle == nil {
        label = script.label(at: index)
        perform(script.operations[index])
        world.host.reactive.drainPool()
      }
      label = "end"
      finish()
    }
  }

  private func finish() {
    outcome.getter = Violation.name(of: world.delegate)
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
    case .read: outcome.seen.append("\(label)=\(ScriptWorld.chain(from: world.delegate))")
    case .checkProxy:
      if world.slotReadsAsProxy { return }
      outcome.failedChecks.append("A7@\(label)")
    default: break
    }
  }

  private func send(_ word: String, _ message: Message<Void, ScriptHost>) {
    world.host.storage.send(message, world.host)
    outcome.taps.append("\(word) \(world.tally.drain())")
  }

  private func askHeight() {
    let host = world.host
    let refusals = outcome.unrecognized.count
    let isSent =
      host.storage.claims(ScriptHost.height.selector) && host.storage.object != nil
    let answer = isSent ? host.storage.send(ScriptHost.height, host) : -1
    let isRefused = outcome.unrecognized.count > refusals
    let value = isRefused ? "" : "=\(answer.map(String.init) ?? "?")"
    outcome.taps.append("Q\(value) \(world.tally.drain())")
  }

  // MARK: Violations

  private func note(_ violation: Violation) {
    switch violation.kind {
    case .forwardingCycle:
      guard outcome.cycle == nil else { return }
      let isQuestion = violation.message == RootMessages.responds.selector
      outcome.cycle = "\(isQuestion ? "responds" : "forward")@\(label)"
    case .danglingDelegate:
      let user = violation.parties.first ?? ""
      outcome.danglingUses.append("\(Self.danglingUsers[user] ?? user)@\(label)")
    case .unrecognizedSelector:
      let party = violation.parties.first?.prefix { $0 != "#" } ?? ""
      outcome.unrecognized.append("\(party) \(Self.short(violation.message))@\(label)")
    default:
      guard let check = Self.checks[violation.kind], !world.host.reactive.isStopped else { return }
      outcome.failedChecks.append("\(check)@\(label)")
      world.checkFailed()
    }
  }

  private static let checks: [Violation.Kind: String] = [
    .proxyNotAssigned: "A1", .forwardNotTaken: "A2", .proxyNotCurrent: "A3",
    .forwardChanged: "A4", .forwardOverwritten: "A5", .forwardLost: "A6",
  ]

  private static let danglingUsers = [
    "rx proxy(for:)": "Rx proxy(for:) getter", "rx reset": "Rx reset getter",
    "setter": "setter touches old",
  ]

  private static func short(_ selector: Selector?) -> String {
    guard let name = selector?.name else { return "" }
    return name.hasPrefix("script.") ? String(name.dropFirst("script.".count)) : name
  }
}
