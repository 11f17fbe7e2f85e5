import DelegateBridge
import Streams
import Testing

/// Field reports on lifetime: FR-16.
@MainActor
@Suite struct `Field reports, lifetime` {
  @Test func `FR-16 a slot that does not notice deaths never calls the dead`() {
    var findings = Findings()
    let parties: [Step] = [.hook(.alpha), .set(.plain), .observe(.rx)]
    for situation in Situation.arrivals(of: parties, after: [.bridge], slotsEach: 18) {
      let world = situation.makeWorld()
      world.checkDelivery(of: .required, &findings, "\(situation), alive")
      world.perform(.drop(.plain))
      world.checkDelivery(of: .required, &findings, "\(situation), dead")
      findings.check(world.recording { world.readsBack }, "\(situation), read")
      world.perform(.set(.table))
      world.checkDelivery(of: .required, &findings, "\(situation), another")
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-16 a wrapper that nobody keeps lives as long as the slot may call it`() {
    var findings = Findings()
    let unkept = TrackerKind.all.filter { $0.behaviour.retention == .none }
    for tracker in unkept {
      for slot in SlotKind.all {
        let world = World(slot, tracker: tracker)
        world.perform(.bridge, .hook(.alpha), .hook(.beta), .set(.plain))
        var probes = LifetimeProbes()
        probes.watch("wrapper", world.host.delegateStorage.object)
        for _ in 0..<3 { world.checkDelivery(of: .required, &findings, "[\(slot), \(tracker)]") }
        findings.check(probes.survivors, is: ["wrapper"], "[\(slot), \(tracker)]")
        world.abandonHost()
        findings.check(probes.survivors, is: [], "[\(slot), \(tracker)], host gone")
      }
    }
    findings.verify()
  }

  @Test func `FR-16 a host that asks its delegate while it dies asks nobody dead`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps: [Step] in [[], [.hook(.alpha)], [.observe(.rx)], [.hook(.alpha), .observe(.rx)]] {
        for isDelegateDead in [false, true] {
          var host: LastWordsHost? = LastWordsHost(slot)
          host?.objectClass = LastWordsHost.makeClass(named: "LastWordsHost")
          let world = World(slot, host: host)
          for step in [.bridge] + steps + [.set(.plain)] { world.perform(step) }
          _ = world.send(.required)
          _ = world.journal.drain()
          if isDelegateDead { world.perform(.drop(.plain)) }
          var probes = LifetimeProbes()
          probes.watch("host", host)
          host = nil
          world.recording { world.abandonHost() }
          let text = "[\(slot)] \(steps), delegate dead: \(isDelegateDead)"
          findings.check(probes.survivors, is: [], text)
          findings.check(world.violations, is: [], text)
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-16 without the bridge the slot dangles`() {
    let unkept = TrackerKind.all.filter { $0.behaviour.retention == .none }
    for tracker in unkept {
      let world = World(SlotKind(ownership: .unsafe), tracker: tracker)
      world.perform(.hook(.alpha), .set(.plain))
      _ = world.send(.required)
      #expect(world.violations.map(\.kind) == [.danglingDelegate])
      #expect(world.violations.first?.parties.last == "DEAD alpha")
    }
  }
}

/// A host that asks and tells its delegate something in its destructor.
private final class LastWordsHost: SlotHost {
  static let willDie = Message<Void, Int>("lastWordsHost.willDie")

  override class var methods: Methods { Methods(LastWordsHost.self) }

  isolated deinit {
    _ = delegateStorage.claims(SlotHost.didSelect.selector)
    delegateStorage.send(Self.willDie, 0)
    _ = DelegateSlot.delegate.object(of: self)
    DelegateSlot.delegate.set(nil, of: self)
  }
}
