import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 14, isolation` {
  @Test func `hosts of one class do not hear of each other`() {
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
      let other = world.makeHost()
      let otherApp = ScrollingApp("other", world.journal)
      other.delegate = otherApp
      other.send(.required)
      #expect(world.journal.drain() == ["alpha 0", "other 0"], "\(slot)")
      #expect(other.delegate === otherApp, "\(slot)")
      _ = world.send(.required)
      #expect(
        world.journal.drain() == ["alpha 0", "rx1.sent 0", "plain 0", "rx1.invoked 0"], "\(slot)")
      other.delegate = nil
      #expect(!other.claims(.required), "\(slot)")
      #expect(other.refreshes == 2, "\(slot)")
      #expect(world.readsBack, "\(slot)")
    }
  }

  @Test func `the slots of one host do not hear of each other`() {
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha))
      let sources = DelegateBridge.install(on: world.hostClass, slot: .dataSource)
      defer { sources.remove() }
      let source = TableApp("source", world.journal)
      world.perform(.set(.plain), .observe(.rx))
      world.host.dataSource = source
      let proxy = world.recording { world.host.rx.dataSource }
      #expect(world.readsBack && world.host.dataSource === proxy, "\(slot)")
      #expect(proxy !== world.proxies[.rx], "\(slot)")
      world.host.dataSourceStorage.send(SlotHost.didSelect, world.host, 1)
      #expect(world.journal.drain() == ["source 1"], "\(slot)")
      _ = world.send(.required)
      #expect(
        world.journal.drain() == ["alpha 0", "rx1.sent 0", "plain 0", "rx1.invoked 0"], "\(slot)")
      world.perform(.removeBridge)
      #expect(world.host.dataSource === proxy, "\(slot)")
      #expect(world.violations == [], "\(slot)")
    }
  }

  @Test func `a bridge on one class leaves its superclass and its siblings alone`() {
    let base = SlotHost.makeClass(named: "Base")
    let bridged = base.makeSubclass(named: "Bridged")
    let sibling = base.makeSubclass(named: "Sibling")
    let derived = bridged.makeSubclass(named: "Derived")
    let bridge = DelegateBridge.install(on: bridged)
    defer { bridge.remove() }
    let journal = Journal()
    for (hostClass, isBridged) in [
      (base, false), (bridged, true), (sibling, false), (derived, true),
    ] {
      let host = SlotHost()
      host.objectClass = hostClass
      let app = PlainApp("app", journal)
      host.delegate = app
      #expect((host.delegateStorage.object !== app) == isBridged, "\(hostClass)")
      #expect((bridge.report(on: host) != nil) == isBridged, "\(hostClass)")
      host.send(.required)
      #expect(journal.drain() == ["app 0"], "\(hostClass)")
      #expect(host.delegate === app, "\(hostClass)")
    }
  }

  @Test func `a bridge on one instance leaves its class alone`() {
    let world = World()
    let (chosen, other) = (world.host, world.makeHost())
    let instanceClass = world.hostClass.makeSubclass(named: "Chosen")
    chosen.objectClass = instanceClass
    let bridge = DelegateBridge.install(on: instanceClass)
    defer { bridge.remove() }
    world.perform(.hook(.alpha), .set(.plain), .observe(.rx))
    #expect(world.violations == [])
    #expect(world.readsBack)
    let app = world.app(.table)
    other.delegate = app
    #expect(other.delegate !== app, "the hook alone shows its wrapper")
    #expect(bridge.report(on: other) == nil)
  }

  @Test func `the most derived factory makes the proxy, whichever accessor came first`() {
    let general = ProxyFactory.register(DelegateProxy.self, for: SlotHost.self, in: .delegate)
    let special = ProxyFactory.register(
      DelegateProxy.self, for: RichHost.self, in: .delegate
    ) { host, slot in RichProxy(host: host, slot: slot) }
    defer {
      general.dispose()
      special.dispose()
    }
    let hostClass = RichHost.classObject.makeSubclass(named: "RichHost")
    let bridge = DelegateBridge.install(on: hostClass)
    defer { bridge.remove() }
    for isBaseFirst in [true, false] {
      let host = RichHost()
      host.objectClass = hostClass
      let base: SlotHost = host
      let first: DelegateProxy = isBaseFirst ? base.rx.delegate : host.rx.delegate
      #expect(first is RichProxy)
      #expect(base.rx.delegate === first && host.rx.delegate === first)
      #expect(host.delegate === first)
    }
  }
}

private final class RichHost: SlotHost {
  override class var methods: Methods { Methods(RichHost.self) }
}

private final class RichProxy: DelegateProxy {}
