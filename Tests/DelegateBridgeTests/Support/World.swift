import CompatTests
import DelegateBridge
import Streams

/// One host with its parties, and what the laws say of them.
@MainActor
final class World {
  let slot: SlotKind
  let trackerKind: TrackerKind
  let hostClass: ObjectClass
  let journal = Journal()
  let recorder = ViolationRecorder()
  private(set) var model: LawModel
  private(set) var bridge: DelegateBridge?
  private(set) var proxies: [Step.Family: any ForwardDelegating] = [:]
  private let scope: BridgeScope
  private var hooks: [Step.TrackerName: InstalledHook] = [:]
  private var removedHooks: [Step.TrackerName: InstalledHook] = [:]
  private var subscriptions: [Step.Family: [[any Disposable]]] = [:]
  private var subscriptionCount = 0
  private(set) var apps: [Step.AppName: AnyObject] = [:]
  private(set) var existingHost: SlotHost?
  let register = LifetimeRegister.current

  init(
    _ slot: SlotKind = SlotKind(), tracker: TrackerKind = .marker,
    scope: BridgeScope = .hostClass, host: SlotHost? = nil
  ) {
    self.slot = slot
    trackerKind = tracker
    self.scope = scope
    hostClass = host?.objectClass ?? SlotHost.makeClass()
    existingHost = host
    model = LawModel(slot, tracker)
  }

  isolated deinit {
    enterParties()
    for hook in hooks.values { hook.remove() }
    bridge?.remove()
  }

  /// The host, which is made when the first party needs it.
  var host: SlotHost {
    if let existingHost { return existingHost }
    let host = makeHost()
    existingHost = host
    return host
  }

  /// One more host of the same class.
  func makeHost() -> SlotHost {
    let host = SlotHost(slot)
    host.objectClass = hostClass
    return host
  }

  /// What was reported so far.
  var violations: [Violation] { recorder.violations }

  /// Lets go of the host, and of the proxies that it keeps.
  func abandonHost() {
    enterParties()
    existingHost = nil
    proxies = [:]
  }

  /// Lets go of the bridge without removing it.
  func forgetBridge() { bridge = nil }

  /// Lets go of the host, with everything that was done to it, and takes another.
  func renewHost() {
    recording { abandonHost() }
    subscriptions = [:]
    model.renewHost()
  }

  /// Watches the host, its slot, what is in it, and its proxies.
  func watchAll(_ probes: inout LifetimeProbes) {
    probes.watch("host", host)
    probes.watch("slot", host.delegateStorage)
    probes.watch("occupant", host.delegateStorage.object)
    for family in Step.Family.allCases { probes.watch("\(family)", proxies[family]) }
  }

  /// Disposes of all subscriptions.
  func abandonSubscriptions() {
    recording {
      for subscription in subscriptions.values.joined().joined() { subscription.dispose() }
    }
    subscriptions = [:]
  }

  /// Whether the slot reads as what the laws say.
  var readsBack: Bool {
    let read = host.delegate
    return switch model.occupant {
    case nil: read == nil
    case .host: read === host
    case .app(let name): Violation.name(of: read) == name.rawValue
    case .proxy(let family): Violation.name(of: read) == family.proxyName
    }
  }

  func app(_ name: Step.AppName) -> AnyObject {
    if let app = apps[name] { return app }
    let app = makeApp(name)
    apps[name] = app
    return app
  }

  /// The parties on the slot by name, in the order in which a message passes them.
  var chain: [String] {
    recording { bridge?.report(on: host)?.parties.map(\.name) ?? [] }
  }

  func perform(_ steps: Step...) {
    for step in steps { perform(step) }
  }

  func perform(_ step: Step) {
    recording { carryOut(step) }
    model.apply(step)
  }

  /// Sends a message; what came of it, and who got it.
  func send(_ kind: MessageKind, _ row: Int = 0) -> SlotHost.Outcome {
    recording { journal.sending(row) { host.send(kind, row) } }
  }

  /// Sends messages whose way is not known yet, so that later ones find it.
  func findWay() {
    for kind in MessageKind.allCases { _ = send(kind) }
    _ = journal.drain()
  }

  func recording<Result>(_ body: () -> Result) -> Result {
    ViolationHandler.with(.record(into: recorder), body)
  }

  private func carryOut(_ step: Step) {
    switch step {
    case .bridge:
      bridge = scope == .host ? .install(on: host) : .install(on: hostClass)
    case .removeBridge:
      bridge?.remove()
      bridge = nil
    case .hook(let tracker):
      let removed = removedHooks.removeValue(forKey: tracker)
      removed?.putBack?()
      hooks[tracker] = removed?.putBack == nil ? install(tracker) : removed
    case .unhook(let tracker):
      removedHooks[tracker] = hooks.removeValue(forKey: tracker)
      removedHooks[tracker]?.remove()
    case .set(let name): host.delegate = app(name)
    case .setNil: host.delegate = nil
    case .setHost: host.delegate = host
    case .lookUp(let family): proxies[family] = lookUp(family)
    case .observe(let family, let kind): observe(kind, by: family)
    case .dispose(let family):
      for subscription in subscriptions[family]?.popLast() ?? [] { subscription.dispose() }
    case .drop(let name): apps[name] = nil
    }
  }

  private func lookUp(_ family: Step.Family) -> any ForwardDelegating {
    if let library = family.library { return library.proxy(for: host) }
    return family.type.proxy(for: host, in: .delegate)
  }

  private func observe(_ kind: MessageKind, by family: Step.Family) {
    let proxy = lookUp(family)
    proxies[family] = proxy
    subscriptionCount += 1
    let name = LawModel.observerName(family, subscriptionCount)
    let note = { [journal] (moment: String, row: Int) in journal.note("\(name).\(moment)", row) }
    subscriptions[family, default: []].append(observe(kind, of: proxy, family, note))
  }

  private func observe(
    _ kind: MessageKind, of proxy: any ForwardDelegating, _ family: Step.Family,
    _ note: @escaping (String, Int) -> Void
  ) -> [any Disposable] {
    if let proxy = proxy as? DelegateProxy { return proxy.observe(kind, note) }
    guard let proxy = proxy as? ForeignProxy else { return [] }
    let moment = family == .publisher ? "sent" : "invoked"
    return [proxy.rows(of: kind).subscribe(onNext: { note(moment, $0) })]
  }
}

extension World {
  /// Sends a message, and checks that those get it, in that order, who are to get it.
  func checkDelivery(of kind: MessageKind, _ findings: inout Findings, _ text: String) {
    let wanted = model.deliveries(of: kind).map { "\($0) 1" }
    let outcome = send(kind, 1)
    findings.check(journal.drain(), is: wanted, "\(text); \(kind) delivered")
    findings.check(outcome, is: model.outcome(of: kind), "\(text); \(kind) outcome")
  }
}
