import DelegateBridge
import Streams

@testable import CompatTests

/// One host and the foreign parties that come to it, with what each has got.
@MainActor
final class PartyBench {
  /// Something that comes to the slot.
  enum Arrival: String, CaseIterable {
    case app, rx, forwardee, publisher, tracker, classTracker, opaque, taker
  }

  let world: World
  let recorder = ViolationRecorder()
  private(set) var received: [Arrival: Int] = [:]
  private(set) var tracker: TrackingHook?
  private(set) var classTracker: ClassSwappingTracker?
  private(set) var opaque: OpaqueHook?
  private(set) var taker: Taker?
  private var bridge: DelegateBridge?
  private var subscriptions: [any Disposable] = []

  init(_ ownership: SlotOwnership = .weak, isBridged: Bool = false) {
    world = World(ownership)
    if isBridged { bridge = DelegateBridge.install(on: world.hostClass) }
  }

  var host: ProbeHost { world.host }
  var violations: [Violation.Kind] { recorder.violations.map(\.kind) }

  func recording<Result>(_ body: () -> Result) -> Result {
    ViolationHandler.with(.record(into: recorder), body)
  }

  func arrive(_ arrivals: Arrival...) {
    for arrival in arrivals { arrive(arrival) }
  }

  func arrive(_ arrival: Arrival) {
    recording {
      switch arrival {
      case .app: host.delegate = world.app
      case .rx: observe(.rx, ProbeProxy.proxy(for: host, in: .delegate).sent(ProbeHost.didSelect))
      case .forwardee: observe(.forwardee, by: .forwardee)
      case .publisher: observe(.publisher, by: .publisher)
      case .tracker:
        let hook = TrackingHook(
          on: world.hostClass, slot: .delegate, named: "tracker", recording: [ProbeHost.didSelect],
          behaviour: TrackingHook.Behaviour(), marker: nil, passing: { _ in false }, makeName: nil)
        hook.exchangeSetter()
        tracker = hook
      case .classTracker:
        let tracker = ClassSwappingTracker(on: world.hostClass)
        tracker.record(ProbeHost.didSelect)
        classTracker = tracker
      case .opaque: opaque = OpaqueHook(on: world.hostClass)
      case .taker: taker = Taker(on: host)
      }
    }
  }

  /// Uses the host once, and says how often each party that has arrived got the selection.
  func use() -> [Arrival: Int] {
    let before = counts
    recording { host.beUsed() }
    return counts.merging(before, uniquingKeysWith: -)
  }

  /// Takes all observations and hooks back, the last one first.
  func leave() {
    recording {
      for subscription in subscriptions.reversed() { subscription.dispose() }
      subscriptions = []
      opaque?.remove()
      classTracker?.remove()
      tracker?.remove()
      bridge?.remove()
    }
  }

  private var counts: [Arrival: Int] {
    var counts = received
    counts[.app] = world.app.selections
    counts[.tracker] = tracker?.count(of: ProbeHost.didSelect)
    counts[.classTracker] = classTracker?.count(of: ProbeHost.didSelect)
    counts[.opaque] = opaque?.passed[ProbeHost.didSelect.selector, default: 0]
    counts[.taker] = taker?.selections
    return counts
  }

  private func observe(_ arrival: Arrival, by library: ForeignLibrary) {
    observe(arrival, library.proxy(for: host).events(of: ProbeHost.didSelect))
  }

  private func observe<Element>(_ arrival: Arrival, _ events: Observable<Element>) {
    received[arrival] = received[arrival, default: 0]
    subscriptions.append(
      events.subscribe(onNext: { [weak self] _ in self?.received[arrival, default: 0] += 1 }))
  }
}
