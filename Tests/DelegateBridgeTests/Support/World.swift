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
  private(set) var hooks: [Step.TrackerName: TrackingHook] = [:]
  private var removedHooks: [Step.TrackerName: TrackingHook] = [:]
  private(set) var proxies: [Step.Family: DelegateProxy] = [:]
  private var subscriptions: [Step.Family: [[any Disposable]]] = [:]
  private var subscriptionCount = 0
  private var apps: [Step.AppName: any AppParty] = [:]
  private var existingHost: SlotHost?

  init(
    _ slot: SlotKind = SlotKind(), tracker: TrackerKind = .marker, host: SlotHost? = nil
  ) {
    self.slot = slot
    trackerKind = tracker
    hostClass = host?.objectClass ?? SlotHost.makeClass()
    existingHost = host
    model = LawModel(slot)
  }

  isolated deinit {
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
    existingHost = nil
    proxies = [:]
  }

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
    case .app(let name): (read as? any AppParty)?.partyName == name.rawValue
    case .proxy(let family): read.map { type(of: $0) == family.type } ?? false
    }
  }

  func app(_ name: Step.AppName) -> any AppParty {
    if let app = apps[name] { return app }
    let app: any AppParty =
      switch name {
      case .plain: PlainApp(name.rawValue, journal)
      case .scrolling: ScrollingApp(name.rawValue, journal)
      case .table: TableApp(name.rawValue, journal)
      }
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

  func recording<Result>(_ body: () -> Result) -> Result {
    ViolationHandler.with(.record(into: recorder), body)
  }

  private func carryOut(_ step: Step) {
    switch step {
    case .bridge: bridge = .install(on: hostClass)
    case .removeBridge:
      bridge?.remove()
      bridge = nil
    case .hook(let tracker): hook(tracker)
    case .unhook(let tracker):
      removedHooks[tracker] = hooks.removeValue(forKey: tracker)
      removedHooks[tracker]?.remove()
    case .set(let name): host.delegate = app(name)
    case .setNil: host.delegate = nil
    case .setHost: host.delegate = host
    case .lookUp(let family): proxies[family] = family.type.proxy(for: host, in: .delegate)
    case .observe(let family, let kind): observe(kind, by: family)
    case .dispose(let family):
      for subscription in subscriptions[family]?.popLast() ?? [] { subscription.dispose() }
    case .drop(let name): apps[name] = nil
    }
  }

  private func hook(_ tracker: Step.TrackerName) {
    let hook = removedHooks.removeValue(forKey: tracker) ?? makeHook(tracker)
    hook.exchangeSetter()
    if trackerKind.behaviour.unwrapsGetter { hook.exchangeGetter() }
    hooks[tracker] = hook
  }

  private func makeHook(_ tracker: Step.TrackerName) -> TrackingHook {
    let hook = TrackingHook(
      on: hostClass, slot: .delegate, named: tracker.rawValue,
      recording: LawModel.recorded.map(\.message), behaviour: trackerKind.behaviour, marker: nil,
      passing: { _ in false }, makeName: nil)
    _ = hook.records.subscribe(onNext: { [journal] _ in journal.note(tracker.rawValue) })
    return hook
  }

  private func observe(_ kind: MessageKind, by family: Step.Family) {
    let proxy = family.type.proxy(for: host, in: .delegate)
    proxies[family] = proxy
    subscriptionCount += 1
    let name = LawModel.observerName(family, subscriptionCount)
    let note = { [journal] (moment: String, row: Int) in journal.note("\(name).\(moment)", row) }
    subscriptions[family, default: []].append(proxy.observe(kind, note))
  }
}

extension Step.Family {
  var type: DelegateProxy.Type {
    switch self {
    case .rx: DelegateProxy.self
    case .rival: RivalProxy.self
    }
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
