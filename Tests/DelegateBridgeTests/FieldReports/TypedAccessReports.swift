import DelegateBridge
import Streams
import Testing

/// Field reports on messages outside the protocol and on access to an object by its own type: FR-12
/// and FR-21.
@MainActor
@Suite struct `Field reports, typed access` {
  private let parties: [Step] = [.hook(.alpha), .set(.table), .observe(.rx), .lookUp(.rival)]

  @Test func `FR-12 whoever is in front, an undeclared message is claimed exactly if delivered`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: parties, after: [.bridge]) {
      let world = situation.makeWorld()
      for app: Step in [.set(.plain), .set(.table), .setNil, .set(.scrolling)] {
        world.perform(app)
        let isDeliverable = app == .set(.table)
        findings.check(world.host.claims(.undeclared), is: isDeliverable, "\(situation), \(app)")
        _ = world.send(.undeclared, 1)
        let delivered = world.journal.drain()
        findings.check(delivered, is: isDeliverable ? ["table 1"] : [], "\(situation), \(app)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-21 the app's delegate is found with its type behind whoever comes`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: parties, after: [.bridge]) {
      let world = situation.makeWorld()
      let table = world.bridge?.find(TableApp.self, in: world.host)
      findings.check(table === world.app(.table), "\(situation)")
      findings.check(
        world.bridge?.find(PlainApp.self, in: world.host) == nil, "\(situation), other type")
      findings.check(
        world.bridge?.find(RivalProxy.self, in: world.host) === world.proxies[.rival],
        "\(situation), the other library's proxy")
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-21 the app's delegate is found behind a delegate that forwards`() {
    let bridge = DelegateBridge.install(on: SlotHost.self)
    defer { bridge.remove() }
    let host = SlotHost()
    let journal = Journal()
    let plain = PlainApp("plain", journal)
    let table = TableApp("table", journal)
    let adapter = ScrollingApp("adapter", journal)
    let intercepting = InterceptingProxy(
      intercepting: [SlotHost.didScroll], for: adapter, target: plain)
    let takeover = BroadcastTakeover(of: host, for: [table])
    takeover.delegate = intercepting
    _ = host.rx.delegate
    #expect(bridge.find(Broadcast.self, in: host) === takeover.broadcast)
    #expect(bridge.find(InterceptingProxy.self, in: host) === intercepting)
    #expect(bridge.find(PlainApp.self, in: host) === plain)
    #expect(bridge.find(TableApp.self, in: host) === table)
    #expect(bridge.find(ScrollingApp.self, in: host) === adapter)
    #expect(bridge.find(Relay.self, in: host) == nil)
    SlotHost.didShake.send(to: takeover.broadcast, host, 3)
    #expect(journal.drain() == ["table 3"])
  }
}
