import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 10, nil` {
  @Test func `clearing the slot detaches the delegate and nobody else`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      world.perform(.setNil)
      findings.check(world.readsBack, "\(situation)")
      for kind in MessageKind.allCases {
        world.checkDelivery(of: kind, &findings, "\(situation), set nil")
      }
      world.perform(.set(.table))
      for kind in MessageKind.allCases {
        world.checkDelivery(of: kind, &findings, "\(situation), set nil, set table")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `streams go on while the slot is empty, and end with the host only`() {
    var findings = Findings()
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .lookUp(.rx))
      var events: [String] = []
      let subscription = (world.proxies[.rx] as? DelegateProxy)?.sent(SlotHost.didSelect).subscribe(
        onNext: { events.append("\($0.1)") }, onCompleted: { events.append("completed") })
      for (row, step) in [Step.set(.plain), .setNil, .setNil, .set(.table), .setNil].enumerated() {
        world.perform(step)
        _ = world.send(.required, row)
      }
      findings.check(events, is: ["0", "1", "2", "3", "4"], "[\(slot)]")
      world.abandonHost()
      findings.check(events.last, is: "completed", "[\(slot)]")
      subscription?.dispose()
    }
    findings.verify()
  }

  @Test func `a proxy that is looked up in an empty slot has no delegate`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for families in [[Step.Family.rx], [.rival], [.rx, .rival], [.rival, .rx]] {
        for isUsedBetween in [false, true] {
          let world = World(slot)
          world.perform(.bridge, .hook(.alpha), .set(.plain))
          for family in families { world.perform(.lookUp(family)) }
          world.perform(.setNil)
          if isUsedBetween { _ = world.host.claims(.required) }
          for family in families { world.perform(.lookUp(family)) }
          let text = "[\(slot)] \(families), used: \(isUsedBetween)"
          world.checkDelivery(of: .required, &findings, text)
          findings.check(world.chain.contains("plain"), is: false, text)
          findings.check(world.violations, is: [], text)
        }
      }
    }
    findings.verify()
  }

  @Test func `what an owning slot lets go of dies at once`() {
    var findings = Findings()
    for slot in SlotKind.all where slot.ownership == .strong {
      for steps: [Step] in [[], [.hook(.alpha)], [.lookUp(.rx)], [.hook(.alpha), .lookUp(.rival)]] {
        for last in [Step.setNil, .set(.table)] {
          let world = World(slot)
          world.perform(.bridge)
          for step in steps { world.perform(step) }
          world.perform(.set(.plain))
          var probes = LifetimeProbes()
          probes.watch("plain", world.app(.plain))
          world.perform(.drop(.plain))
          findings.check(probes.survivors, is: ["plain"], "[\(slot)] \(steps)")
          world.perform(last)
          findings.check(probes.survivors, is: [], "[\(slot)] \(steps), then \(last)")
        }
      }
    }
    findings.verify()
  }
}
