import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 12, removal` {
  @Test func `what remains goes on without the bridge as it did with it`() {
    var findings = Findings()
    for situation in Situation.usual where situation.slot.ownership != .unsafe {
      guard situation.tracker.worksAlone else { continue }
      let world = situation.makeWorld()
      _ = world.send(.required)
      _ = world.journal.drain()
      world.perform(.removeBridge)
      for kind in MessageKind.allCases {
        let wanted = world.model.deliveries(of: kind).sorted()
        let outcome = world.send(kind)
        let got = world.journal.drain().map { String($0.dropLast(2)) }.sorted()
        findings.check(got, is: wanted, "\(situation); \(kind)")
        findings.check(outcome, is: world.model.outcome(of: kind), "\(situation); \(kind)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `the slot holds again what it would have held without the bridge`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for (steps, occupant) in [
        ([], "nil"), ([.set(.plain)], "plain"), ([.set(.plain), .setNil], "nil"),
        ([.set(.plain), .set(.table)], "table"), ([.lookUp(.rx)], "DelegateProxy"),
        ([.lookUp(.rx), .set(.plain)], "DelegateProxy"), ([.hook(.alpha), .set(.plain)], "alpha"),
        ([.set(.plain), .hook(.alpha), .unhook(.alpha)], "plain"),
        ([.set(.plain), .drop(.plain)], slot.ownership == .strong ? "plain" : "nil"),
      ] as [([Step], String)] {
        for isUsedBefore in [false, true] {
          let world = World(slot)
          world.perform(.bridge)
          for step in steps { world.perform(step) }
          if isUsedBefore { _ = world.host.claims(.required) }
          world.perform(.removeBridge)
          _ = world.recording { world.host.claims(.required) }
          let found = Violation.name(of: world.host.delegateStorage.object)
          findings.check(found, is: occupant, "[\(slot)] \(steps), used: \(isUsedBefore)")
          findings.check(world.violations, is: [], "[\(slot)] \(steps), used: \(isUsedBefore)")
        }
      }
    }
    findings.verify()
  }

  @Test func `hooks go in the order that exchanging allows, at any time, and the rest goes on`() {
    var findings = Findings()
    let removals: [Step] = [.unhook(.beta), .unhook(.alpha), .setNil, .dispose(.rx), .set(.table)]
    for order in permutations(of: removals) {
      guard order.firstIndex(of: .unhook(.beta))! < order.firstIndex(of: .unhook(.alpha))! else {
        continue
      }
      let slot = SlotKind.all[findings.checks % SlotKind.all.count]
      let tracker = TrackerKind.all[findings.checks / 5 % TrackerKind.all.count]
      let world = World(slot, tracker: tracker)
      world.perform(.hook(.alpha), .bridge, .set(.plain), .observe(.rx), .hook(.beta))
      for step in order {
        world.perform(step)
        world.checkDelivery(of: .required, &findings, "[\(slot), \(tracker)] \(order) at \(step)")
      }
      findings.check(world.violations, is: [], "[\(slot), \(tracker)] \(order)")
    }
    findings.verify()
  }

  @Test func `links go in any order, and the rest goes on`() {
    var findings = Findings()
    let names = ["first", "second", "third"]
    for arrival in permutations(of: names) {
      for departure in permutations(of: names) {
        let world = World()
        world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
        var remaining = Set(names)
        var registrations: [String: LinkRegistration] = [:]
        for name in arrival {
          registrations[name] = world.bridge?.add { _ in NotingLink(name, world.journal) }
        }
        for name in departure {
          registrations[name]?.remove()
          remaining.remove(name)
          _ = world.send(.required)
          let wanted =
            ["alpha 0"] + remaining.sorted().map { "\($0) 0" }
            + ["rx1.sent 0", "plain 0", "rx1.invoked 0"]
          findings.check(world.journal.drain(), is: wanted, "\(arrival), \(departure) at \(name)")
        }
      }
    }
    findings.verify()
  }

  @Test func `a bridge that goes and comes back finds everybody again`() {
    var findings = Findings()
    for situation in Situation.usual where situation.slot.ownership == .strong {
      guard situation.tracker.worksAlone else { continue }
      let world = situation.makeWorld()
      for isUsedBetween in [false, true] {
        world.perform(.removeBridge)
        if isUsedBetween { _ = world.send(.required) }
        world.perform(.bridge)
        // A bridge meets a host that is in use when its slot is next read or set.
        _ = world.host.delegate
        _ = world.journal.drain()
        world.checkDelivery(of: .required, &findings, "\(situation), used: \(isUsedBetween)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `nothing of the bridge stays in the class`() {
    let world = World()
    let accessors = [DelegateSlot.delegate.getter.selector, DelegateSlot.delegate.setter.selector]
    let before = accessors.map { world.hostClass.method(of: $0)?.implementation }
    world.perform(.bridge, .hook(.alpha), .set(.plain), .unhook(.alpha), .removeBridge)
    let after = accessors.map { world.hostClass.method(of: $0)?.implementation }
    #expect(zip(before, after).allSatisfy { $0 === $1 })
    #expect(world.hostClass.layers.isEmpty)
  }

  @Test func `a host that is not used again after the removal leaves nothing behind`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      var probes = LifetimeProbes()
      world.watchAll(&probes)
      probes.watch("bridge", world.bridge)
      world.perform(.removeBridge)
      world.abandonHost()
      world.abandonSubscriptions()
      for app in Step.AppName.allCases { world.perform(.drop(app)) }
      findings.check(probes.survivors, is: [], "\(situation)")
    }
    findings.verify()
  }
}
