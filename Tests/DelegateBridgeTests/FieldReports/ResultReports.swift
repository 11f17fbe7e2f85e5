import DelegateBridge
import Streams
import Testing

/// Field reports on results: FR-25.
@MainActor
@Suite struct `Field reports, results` {
  @Test
  func `FR-25 observing a message with a result listens, and leaves the answer to the delegate`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in permutations(of: [Step.hook(.alpha), .observe(.rx, .valued), .set(.plain)]) {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        let text = "[\(slot)] \(steps)"
        world.checkDelivery(of: .valued, &findings, text)
        world.perform(.set(.scrolling))
        world.checkDelivery(of: .valued, &findings, "\(text), set scrolling")
        world.perform(.setNil)
        world.checkDelivery(of: .valued, &findings, "\(text), set nil")
        findings.check(world.violations, is: [], text)
      }
    }
    findings.verify()
  }

  @Test func `FR-25 without a bridge, an observed message with a result is the delegate's too`() {
    let world = World()
    world.perform(.observe(.rx, .valued))
    #expect(world.send(.valued).height == SlotHost.ownHeight)
    let proxy = world.proxies[.rx]
    proxy?.setForwardToDelegate(world.app(.plain), retainDelegate: false)
    #expect(world.send(.valued).height == PlainApp.height)
    #expect(world.journal.drain() == ["rx1.sent 0", "plain 0", "rx1.invoked 0"])
    let answer = proxy.map { SlotHost.height.send(to: $0, world.host, 0) }
    #expect(answer == PlainApp.height)
  }

  @Test func `FR-25 a message that a superclass of the host declares is observed on the subclass`()
  {
    for isBridged in [false, true] {
      let hostClass = DerivedHost.makeClass(named: "DerivedHost")
      let bridge = isBridged ? DelegateBridge.install(on: hostClass) : nil
      let host = DerivedHost()
      host.objectClass = hostClass
      let (journal, recorder) = (Journal(), ViolationRecorder())
      ViolationHandler.with(.record(into: recorder)) {
        let subscriptions = [
          host.rx.sent(SlotHost.didSelect).subscribe { journal.note("parent", $0.1) },
          host.rx.sent(DerivedHost.didZoom).subscribe { journal.note("own", $0.1) },
        ]
        host.send(.required, 1)
        host.delegateStorage.send(DerivedHost.didZoom, host, 2)
        for subscription in subscriptions { subscription.dispose() }
      }
      #expect(journal.drain() == ["parent 1", "own 2"])
      #expect(recorder.violations == [])
      bridge?.remove()
    }
  }
}

private final class DerivedHost: SlotHost {
  static let didZoom = Message<Void, SlotHost, Int>("resultReports.didZoom")

  override class var methods: Methods { Methods(DerivedHost.self) }
}
