import DelegateBridge
import Streams
import Testing

/// Field reports on loops: FR-13 to FR-15.
@MainActor
@Suite struct `Field reports, loops` {
  @Test
  func `FR-13 an interceptor that installs itself again after the original died does no harm`() {
    var findings = Findings()
    for slot in SlotKind.all where slot.ownership != .strong {
      for others: [Step] in [[], [.hook(.alpha)], [.observe(.rx)], [.hook(.alpha), .observe(.rx)]] {
        let world = World(slot)
        for step in [.bridge] + others + [.set(.plain)] { world.perform(step) }
        let interceptor = Interceptor(world.journal)
        let text = "[\(slot)] \(others)"
        world.recording { interceptor.install(on: world.host) }
        _ = world.send(.required)
        findings.check(world.journal.drain().contains("plain 0"), "\(text), alive")
        world.perform(.drop(.plain))
        for _ in 0..<2 {
          world.recording { interceptor.install(on: world.host) }
          for kind in MessageKind.allCases {
            _ = world.send(kind)
            let got = world.journal.drain()
            findings.check(Set(got).count, is: got.count, "\(text), installed again: \(got)")
          }
        }
        findings.check(world.violations.count <= 1, "\(text): \(world.violations)")
        findings.check(
          Set(world.violations.map(\.kind)).isSubset(of: [.foreignRing]),
          "\(text): \(world.violations)")
        world.perform(.set(.table))
        world.checkDelivery(of: .required, &findings, "\(text), another delegate")
      }
    }
    findings.verify()
  }

  @Test func `FR-13 without the bridge the interceptor adopts itself`() {
    let world = World()
    world.perform(.set(.plain))
    let interceptor = Interceptor(world.journal)
    interceptor.install(on: world.host)
    world.perform(.drop(.plain))
    world.recording { interceptor.install(on: world.host) }
    #expect(world.violations.map(\.kind).contains(.forwardingCycle))
  }

  @Test func `FR-14 what a hook wrapped is not wrapped again, however often it passes the hook`() {
    var findings = Findings()
    for tracker in TrackerKind.all {
      for others: [Step] in [[], [.hook(.beta)], [.observe(.rx)], [.hook(.beta), .observe(.rx)]] {
        let world = World(tracker: tracker)
        for step in [.bridge, .hook(.alpha)] + others + [.set(.plain)] { world.perform(step) }
        let chain = world.chain
        for _ in 0..<3 {
          world.recording { world.host.delegate = world.host.delegateStorage.object }
          findings.check(world.chain, is: chain, "\(tracker), \(others)")
          world.checkDelivery(of: .required, &findings, "\(tracker), \(others)")
        }
        findings.check(world.violations, is: [], "\(tracker), \(others)")
      }
    }
    findings.verify()
  }

  @Test func `FR-14 a proxy that is made its own target is put right without a report`() {
    var findings = Findings()
    for family in Step.Family.allCases {
      for steps in permutations(of: [
        Step.hook(.alpha), .set(.plain), .observe(.rx), .observe(.rival),
      ]) {
        let world = World()
        for step in [.bridge] + steps { world.perform(step) }
        let proxy = world.proxies[family]
        world.recording { proxy?.setForwardToDelegate(proxy, retainDelegate: false) }
        let got = world.recording {
          _ = world.host.send(.required)
          return world.journal.drain()
        }
        findings.check(Set(got).count, is: got.count, "\(family), \(steps): \(got)")
        findings.check(got.filter { $0.contains(".sent") }.count, is: 2, "\(family), \(steps)")
        findings.check(world.violations, is: [], "\(family), \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `FR-15 a host that is its own delegate asks itself once, and gets the default`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for others: [Step] in [
        [], [.hook(.alpha)], [.observe(.rx)], [.observe(.rx), .hook(.alpha)],
        [.observe(.rival), .hook(.alpha), .observe(.rx)],
      ] {
        for isFirst in [true, false] {
          let host = SelfishHost(slot)
          host.objectClass = SelfishHost.makeClass(named: "SelfishHost")
          let bridge = DelegateBridge.install(on: host.objectClass)
          let world = World(slot, host: host)
          if isFirst { world.recording { host.delegate = host } }
          for step in others { world.perform(step) }
          if !isFirst { world.recording { host.delegate = host } }
          let text = "[\(slot)] \(others), first: \(isFirst)"
          let height = world.recording { host.rowHeight(3) }
          findings.check(height, is: SlotHost.ownHeight, text)
          findings.check(host.calls, is: 2, text)
          findings.check(world.violations, is: [], text)
          bridge.remove()
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-15 a host that is its own delegate does not keep itself alive`() {
    for slot in SlotKind.all {
      var probes = LifetimeProbes()
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .observe(.rx))
      world.host.delegate = world.host
      _ = world.send(.required)
      probes.watch("host", world.host)
      world.abandonHost()
      #expect(probes.survivors == [], "\(slot)")
    }
  }
}

/// A library's delegate that takes over from whoever is there, once, as far as a weak reference can
/// tell.
private final class Interceptor: MessageProxy {
  private weak var original: AnyObject?
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func install(on host: SlotHost) {
    guard original == nil else { return }
    original = host.delegate
    host.delegate = self
  }

  override class var methods: Methods {
    Methods(Interceptor.self) {
      $0.on(SlotHost.didScroll) { interceptor, _, row in interceptor.journal.note("library", row) }
    }
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { original }

  override func recognizes(_ selector: Selector) -> Bool { original != nil }

  override func forward(_ invocation: inout Invocation) {
    // With nobody behind it, it lets messages go.
  }
}

/// A host that asks its delegate in a method that it answers itself.
private final class SelfishHost: SlotHost, SlotHost.Measuring {
  private(set) var calls = 0

  override class var methods: Methods { Methods(SelfishHost.self) }

  func rowHeight(_ row: Int) -> Int {
    calls += 1
    guard calls < 100 else { return 0 }
    return delegateStorage.send(SlotHost.height, self, row) ?? SlotHost.ownHeight
  }

  func height(_ host: SlotHost, _ row: Int) -> Int { rowHeight(row) }
}
