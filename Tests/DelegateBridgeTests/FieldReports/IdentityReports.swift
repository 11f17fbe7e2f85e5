import DelegateBridge
import Streams
import Testing

/// Field reports on who is the delegate: FR-01 to FR-06.
@MainActor
@Suite struct `Field reports, identity` {
  @Test func `FR-01 an analytics hook around a reactive proxy does not misroute or trap`() {
    var findings = Findings()
    let parties: [Step] = [.hook(.alpha), .set(.plain), .observe(.rx)]
    for situation in Situation.arrivals(of: parties, after: [.bridge], slotsEach: 18) {
      let world = situation.makeWorld()
      for _ in 0..<3 {
        world.perform(.lookUp(.rx))
        let forwardDelegate = world.proxies[.rx]?.forwardToDelegate()
        findings.check(forwardDelegate === world.app(.plain), "\(situation)")
        world.checkDelivery(of: .required, &findings, "\(situation)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-01 without the bridge the look-up takes the wrapper for the delegate`() {
    let world = World()
    world.perform(.hook(.alpha), .observe(.rx), .lookUp(.rx))
    #expect(world.proxies[.rx]?.forwardToDelegate() is TrackingProxy)
    #expect(world.violations.map(\.kind).contains(.proxyNotCurrent))
    #expect(world.violations.map(\.kind).contains(.forwardingCycle))
  }

  @Test func `FR-02 a binding that is released can be bound again, and says when it overwrites`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for hooks: [Step] in [[], [.hook(.alpha)], [.hook(.alpha), .hook(.beta)]] {
        let world = World(slot)
        for step in [.bridge] + hooks { world.perform(step) }
        let text = "[\(slot)] \(hooks)"
        for app in Step.AppName.allCases {
          let binding = world.bind(app)
          _ = world.send(.required)
          findings.check(world.journal.drain().last, is: "\(app) 0", "\(text), bound \(app)")
          world.recording { binding.dispose() }
          _ = world.send(.required)
          findings.check(world.journal.drain(), is: [], "\(text), released \(app)")
        }
        findings.check(world.violations, is: [], text)

        let first = world.bind(.plain)
        let second = world.bind(.table)
        _ = world.send(.required)
        findings.check(world.journal.drain().last, is: "table 0", "\(text), replaced")
        let kinds = world.violations.map(\.kind)
        findings.check(kinds, is: [.forwardOverwritten], "\(text), replaced")
        world.recording {
          second.dispose()
          first.dispose()
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-02 a delegate that was set before the binding is overwritten with one report`() {
    for first: Step.AppName in [.plain, .table] {
      let world = World()
      world.perform(.bridge, .hook(.alpha), .set(first))
      _ = world.bind(.plain)
      _ = world.send(.required)
      #expect(world.journal.drain() == ["alpha 0", "plain 0"])
      #expect(world.violations.map(\.kind) == [.forwardOverwritten])
    }
  }

  @Test func `FR-02 a binding that keeps its delegate alive keeps it beside another library`() {
    for family in Step.Family.allCases {
      let world = World()
      world.perform(.bridge, .hook(.alpha), .observe(.rx), .observe(.rival), .lookUp(family))
      _ = world.host.claims(.required)
      let binding = world.bind(.plain, by: family, retaining: true)
      world.perform(.drop(.plain))
      for other in Step.Family.allCases { world.perform(.lookUp(other)) }
      _ = world.send(.required)
      #expect(world.journal.drain().contains("plain 0"), "\(family)")
      var probes = LifetimeProbes()
      probes.watch("plain", world.bridge?.find(PlainApp.self, in: world.host))
      world.recording { binding.dispose() }
      _ = world.host.claims(.required)
      #expect(probes.survivors == [], "\(family)")
    }
  }

  @Test func `FR-03 a delegate that is set over a binding ends it with one report, or none`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for other: Step in [.set(.table), .setNil] {
        let world = World(slot)
        world.perform(.bridge, .hook(.alpha), .observe(.rx))
        let binding = world.bind(.plain)
        world.perform(other)
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(other)")
        findings.check(world.violations, is: [], "[\(slot)] \(other)")
        world.recording { binding.dispose() }
        _ = world.send(.required)
        let kinds = Set(world.violations.map(\.kind))
        findings.check(kinds.isSubset(of: [.forwardLost]), "[\(slot)] \(other), disposed: \(kinds)")
        findings.check(world.violations.count <= 1, "[\(slot)] \(other), disposed")
        _ = world.journal.drain()
        world.perform(.set(.scrolling))
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(other), afterwards")
      }
    }
    findings.verify()
  }

  @Test func `FR-04 the most derived proxy serves a derived host, whichever accessor runs first`() {
    let registrations = [
      ProxyFactory.register(DelegateProxy.self, for: SlotHost.self, in: .delegate),
      ProxyFactory.register(DelegateProxy.self, for: DerivedHost.self, in: .delegate) {
        DerivedProxy(host: $0, slot: $1)
      },
    ]
    defer { for registration in registrations { registration.dispose() } }
    for isBaseFirst in [true, false] {
      let (host, journal) = (DerivedHost(), Journal())
      let base: SlotHost = host
      let proxy = isBaseFirst ? base.rx.delegate : host.rx.delegate
      #expect(proxy is DerivedProxy)
      #expect(base.rx.delegate === proxy && host.rx.delegate === proxy)
      let app = DerivedApp(journal)
      host.delegate = app
      let installed = host.rx.delegate
      #expect(installed === proxy && proxy.forwardToDelegate() === app)
      host.delegateStorage.send(DerivedHost.didZoom, host, 2)
      host.send(.required, 1)
      #expect(journal.drain() == ["zoom 2", "select 1"])
    }
    #expect(SlotHost().rx.delegate as? DerivedProxy == nil)
  }

  @Test func `FR-05 two event families on one view are served by one proxy`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: [
      .bridge, .hook(.alpha), .observe(.rx, .required), .observe(.rx, .optional),
    ]) {
      let world = situation.makeWorld()
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(situation)") }
      findings.check(world.chain.filter { $0 == "DelegateProxy" }.count, is: 1, "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-06 several subscribers of one event all hear it, in the order of subscription`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .set(.plain))
    for count in 1...4 {
      world.perform(.observe(.rx))
      _ = world.send(.required)
      let sent = world.journal.drain().filter { $0.contains(".sent") }
      #expect(sent == (1...count).map { "rx\($0).sent 0" })
    }
    for count in (0...3).reversed() {
      world.perform(.dispose(.rx))
      _ = world.send(.required)
      let sent = world.journal.drain().filter { $0.contains(".sent") }
      #expect(sent == (0..<count).map { "rx\($0 + 1).sent 0" })
    }
  }
}

extension World {
  fileprivate func bind(
    _ app: Step.AppName, by family: Step.Family = .rx, retaining: Bool = false
  ) -> any Disposable {
    recording {
      family.type.installForwardDelegate(
        self.app(app), retainDelegate: retaining, onProxyFor: host, in: .delegate)
    }
  }
}

private final class DerivedProxy: DelegateProxy {}

private final class DerivedHost: SlotHost {
  @MainActor protocol Zooming: AnyObject {
    func didZoom(_ host: SlotHost, _ scale: Int)
  }

  static let didZoom = Message<Void, SlotHost, Int>("derivedHost.didZoom") {
    (delegate: any Zooming, host, scale) in delegate.didZoom(host, scale)
  }
}

private final class DerivedApp: SlotHost.Selecting, DerivedHost.Zooming {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func didSelect(_ host: SlotHost, _ row: Int) { journal.note("select", row) }

  func didZoom(_ host: SlotHost, _ scale: Int) { journal.note("zoom", scale) }
}
