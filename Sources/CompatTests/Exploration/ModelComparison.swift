import DelegateBridge
import Streams

/// Compares a bridged script with the model of the laws: after each operation that sends or reads what
/// came of that, and at the end everything that can be seen from outside.
@MainActor
final class ModelComparison: ScriptJudge {
  private(set) var violations: [String] = []

  let world: ScriptWorld
  private(set) var model: LawModel
  private var send = Send()

  /// How many rings have been reported.
  private var rings = 0

  /// What was claimed when the host was last looked at, and how often the host had asked until then.
  private var claims: [Bool] = []
  private var rounds = 0

  /// What is claimed now, and how often that has changed since then.
  private var latestClaims: [Bool] = []
  private var changes = 0

  private weak var app: DelegateParty?
  private var probes: Probes
  let bystander: Bystander

  @MainActor
  private struct Send {
    var message: any AnyMessage = ScriptHost.didSelect
    var receivers: [String] = []
    var answers: [String] = []
    var observers: [String] = []
    var interruption: Int?
  }

  init(of world: ScriptWorld) {
    self.world = world
    model = LawModel(world.script)
    app = world.app
    probes = Probes(of: world)
    bystander = Bystander(in: world)
    latestClaims = model.claimsBeforehand
    restart()
  }

  func expect<Value: Equatable>(
    _ found: Value, is wanted: Value, _ what: @autoclosure () -> String, at label: String
  ) {
    if found != wanted {
      violations.append("\(label): \(what()): expected \(wanted), found \(found)")
    }
  }

  // MARK: Following

  func follow(_ operation: Script.Operation, wasStopped: Bool) {
    model.apply(operation)
    let now = model.claimsBeforehand
    if now != latestClaims { changes += 1 }
    latestClaims = now
    if operation == .renewHost {
      expect(probes.survivors, is: [], "survivors of the host", at: operation.rawValue)
      restart()
      app = world.app
    }
    probes = Probes(of: world)
  }

  /// Counts changes of claims from here on.
  private func restart() {
    claims = latestClaims
    changes = 0
    rounds = world.host.claimRounds
  }

  // MARK: Comparing

  func checkRead(_ object: AnyObject?, at label: String) {
    expect(Violation.name(of: object), is: Violation.name(of: occupant), "reads as", at: label)
    expect(object === occupant, is: true, "reads as the object itself", at: label)
  }

  private var occupant: AnyObject? {
    switch model.occupant {
    case .app: app
    case .app2: world.app2
    case .host: world.host
    case .proxy: world.host.reactive.proxy
    case .secondProxy: world.knownSecondProxy
    case .relay: world.lastRelay
    case nil: nil
    }
  }

  func expectSend(of message: any AnyMessage, interruptedAfter interruption: Int?) {
    send = Send(
      message: message, receivers: model.deliveries(of: message),
      answers: model.answers(to: message), observers: model.observers(of: message),
      interruption: interruption)
  }

  func checkSend(_ answers: [String], at label: String) {
    var found = world.tally.log.map { String($0.prefix { $0 != "#" }) }
    var wanted = send.receivers
    if let interruption = send.interruption {
      // Who stopped observing meanwhile gets nothing more; who has just begun may get it already.
      let observers = model.observers(of: send.message)
      found.removeAll { observers.contains($0) && !send.observers.contains($0) }
      wanted = wanted.enumerated().filter { index, name in
        index < interruption || !send.observers.contains(name) || observers.contains(name)
      }.map(\.element)
    }
    let name = send.message.selector
    expect(found, is: wanted, "who got \(name)", at: label)
    expect(answers, is: send.answers, "answers to \(name)", at: label)
    // What happened meanwhile is noticed when the slot is used next.
    if send.interruption == nil { checkRounds(at: label) }
    expect(rings, is: model.rings, "rings that were reported", at: label)
  }

  /// Compares how often the host has asked what is claimed: once for each change, or less often where
  /// changes followed each other before it sent anything.
  private func checkRounds(at label: String) {
    let asked = world.host.claimRounds - rounds
    let least = claims == latestClaims ? 0 : 1
    if asked < least || asked > changes {
      expect("\(asked) times", is: "\(least) to \(changes)", "asked for claims", at: label)
    }
    restart()
  }

  func judge(_ check: String, at label: String) {
    violations.append("\(label): \(check) failed")
  }

  func judge(_ violation: Violation, at label: String) {
    if violation.kind == .foreignRing {
      rings += 1
    } else {
      violations.append("\(label): \(violation)")
    }
  }
}
