import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 5, order` {
  @Test func `the same parties are passed in the same order, whatever order they came in`() {
    var findings = Findings()
    for hooks: [Step] in [[.hook(.alpha)], [.hook(.alpha), .hook(.beta)]] {
      var chains: Set<[String]> = []
      for steps in permutations(
        of: hooks + [.bridge, .set(.plain), .observe(.rx), .observe(.rival)])
      where hooks == steps.filter(hooks.contains) {
        let slot = SlotKind.all[findings.checks % SlotKind.all.count]
        let world = Situation(slot: slot, tracker: .marker, steps: steps).makeWorld()
        _ = world.host.claims(.required)
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(steps)")
        chains.insert(world.chain)
      }
      let names = hooks.count == 1 ? ["alpha"] : ["alpha", "beta"]
      findings.check(chains, is: [names + ["DelegateProxy", "RivalProxy", "plain"]], "chains")
    }
    findings.verify()
  }

  @Test func `looking up a proxy, or setting the slot, does not change the order`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rival), .observe(.rx))
    var findings = Findings()
    for step: Step in [.lookUp(.rival), .lookUp(.rx), .set(.table), .lookUp(.rival), .set(.plain)] {
      world.perform(step)
      world.checkDelivery(of: .required, &findings, "\(step)")
    }
    findings.verify()
  }

  @Test func `several observers hear in the order in which they subscribed`() {
    let world = World()
    world.perform(.bridge, .set(.plain), .observe(.rx), .observe(.rival), .observe(.rx))
    _ = world.send(.required)
    #expect(
      world.journal.drain() == [
        "rx1.sent 0", "rx3.sent 0", "rival2.sent 0", "plain 0",
        "rival2.invoked 0", "rx1.invoked 0", "rx3.invoked 0",
      ])
  }

  @Test func `a stated order goes before the usual one, whenever it is stated`() {
    var findings = Findings()
    for isStatedEarly in [true, false] {
      let world = World()
      world.perform(.bridge)
      if isStatedEarly { world.bridge?.place(RivalProxy.self, before: DelegateProxy.self) }
      world.perform(.hook(.alpha), .set(.plain), .observe(.rx), .observe(.rival))
      if !isStatedEarly { world.bridge?.place(RivalProxy.self, before: DelegateProxy.self) }
      _ = world.send(.required)
      let wanted = [
        "alpha 0", "rival2.sent 0", "rx1.sent 0", "plain 0", "rx1.invoked 0", "rival2.invoked 0",
      ]
      findings.check(world.journal.drain(), is: wanted, "early: \(isStatedEarly)")
      findings.check(world.violations, is: [], "early: \(isStatedEarly)")
    }
    findings.verify()
  }

  @Test func `a contradiction is refused and reported, and the first statement stays`() {
    let world = World()
    world.perform(.bridge, .set(.plain), .observe(.rx), .observe(.rival))
    world.recording {
      world.bridge?.place(RivalProxy.self, before: DelegateProxy.self)
      world.bridge?.place(DelegateProxy.self, before: RivalProxy.self)
    }
    #expect(world.violations.map(\.kind) == [.contradictoryOrder])
    #expect(world.chain == ["RivalProxy", "DelegateProxy", "plain"])
  }
}
