import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 13, re-entrancy` {
  /// Who is there while a message is on its way.
  private static let arrivals: [[Step]] = [
    [.bridge, .set(.plain)],
    [.bridge, .hook(.alpha), .set(.plain)],
    [.bridge, .set(.plain), .observe(.rx)],
    [.bridge, .hook(.alpha), .set(.plain), .observe(.rx)],
    [.bridge, .hook(.alpha), .observe(.rx), .observe(.rival), .set(.plain)],
    [.hook(.alpha), .bridge, .set(.plain), .observe(.rival), .observe(.rx), .observe(.rx)],
  ]

  /// What somebody does meanwhile.
  private static let actions: [[Step]] = [
    [.set(.table)], [.setNil], [.set(.plain)], [.setNil, .set(.plain)], [.lookUp(.rx)],
    [.lookUp(.rival)], [.set(.table), .lookUp(.rx)], [.drop(.plain)], [.setNil, .drop(.plain)],
    [.set(.table), .drop(.plain)], [.hook(.beta)], [.removeBridge],
  ]

  /// Every kind of slot, each for a first message and for one whose way is known.
  private static let slots = SlotKind.all.flatMap { [($0, false), ($0, true)] }

  @Test func `a message on its way finishes with those for whom it set out`() {
    var findings = Findings()
    forEachMoment { world, moment, action, text in
      let wanted = world.model.deliveries(of: .required).map { "\($0) 1" }
      world.journal.once(moment) { for step in action { world.perform(step) } }
      _ = world.send(.required, 1)
      findings.check(world.journal.drain(), is: wanted, text)
      if action != [.removeBridge] {
        world.checkDelivery(of: .required, &findings, "\(text); next")
      }
      findings.check(world.violations, is: [], text)
    }
    findings.verify()
  }

  @Test func `a message that is sent meanwhile goes to those who are there then, and only once`() {
    var findings = Findings()
    forEachMoment { world, moment, action, text in
      // Who is called is still there, even if nobody else holds it.
      guard action != [.removeBridge], action != [.drop(.plain)] else { return }
      let wanted = world.model.deliveries(of: .required).map { "\($0) 1" }
      var wantedMeanwhile: [String] = []
      world.journal.once(moment) {
        for step in action { world.perform(step) }
        wantedMeanwhile = world.model.deliveries(of: .required).map { "\($0) 2" }
        _ = world.send(.required, 2)
      }
      _ = world.send(.required, 1)
      // Streams that emit put later elements in a queue, so that order and the trackers' rows differ.
      let got = world.journal.drain()
      let rows = { (row: Int) in got.filter { $0.hasSuffix(" \(row)") && !$0.hasPrefix("alpha") } }
      let isRow = { (entry: String) in !entry.hasPrefix("alpha") }
      findings.check(rows(1), is: wanted.filter(isRow), "\(text), send; outer")
      findings.check(
        rows(2).sorted(), is: wantedMeanwhile.filter(isRow).sorted(), "\(text), send; inner")
      let alphas = { (entries: [String]) in entries.filter { $0.hasPrefix("alpha") }.count }
      findings.check(alphas(got), is: alphas(wanted + wantedMeanwhile), "\(text), send; alpha")
      findings.check(world.violations, is: [], text)
    }
    findings.verify()
  }

  @Test func `what is disposed of meanwhile gets nothing more`() {
    var findings = Findings()
    for (slot, isKnown) in Self.slots {
      for (moment, gone) in [
        ("alpha 1", ["rx2.sent 1", "rx2.invoked 1"]),
        ("rx1.sent 1", ["rx2.sent 1", "rx2.invoked 1"]),
        ("rx2.sent 1", ["rx2.invoked 1"]), ("plain 1", ["rx2.invoked 1"]),
        ("rx1.invoked 1", ["rx2.invoked 1"]), ("rx2.invoked 1", []),
      ] {
        let world = World(slot)
        world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx), .observe(.rx))
        if isKnown { world.findWay() }
        let all = world.model.deliveries(of: .required).map { "\($0) 1" }
        world.journal.once(moment) { world.perform(.dispose(.rx)) }
        _ = world.send(.required, 1)
        findings.check(
          world.journal.drain(), is: all.filter { !gone.contains($0) }, "[\(slot)] at \(moment)")
        world.checkDelivery(of: .required, &findings, "[\(slot)] after \(moment)")
      }
    }
    findings.verify()
  }

  @Test func `who begins to observe meanwhile does not get what was sent before`() {
    var findings = Findings()
    for (slot, isKnown) in Self.slots {
      for moment in ["alpha 1", "rx1.sent 1", "plain 1", "rx1.invoked 1"] {
        let world = World(slot)
        world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
        if isKnown { world.findWay() }
        let all = world.model.deliveries(of: .required).map { "\($0) 1" }
        world.journal.once(moment) { world.perform(.observe(.rival)) }
        _ = world.send(.required, 1)
        let got = world.journal.drain()
        findings.check(got.filter { !$0.hasPrefix("rival") }, is: all, "[\(slot)] at \(moment)")
        if moment != "alpha 1" {
          findings.check(got.contains("rival2.sent 1"), is: false, "[\(slot)] at \(moment)")
        }
        world.checkDelivery(of: .required, &findings, "[\(slot)] after \(moment)")
      }
    }
    findings.verify()
  }

  @Test func `a delegate that is let go while it is called dies after the call`() {
    var findings = Findings()
    for (slot, isKnown) in Self.slots {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
      if isKnown { world.findWay() }
      var probes = LifetimeProbes()
      probes.watch("plain", world.app(.plain))
      world.journal.once("alpha 1") { world.perform(.setNil, .drop(.plain)) }
      _ = world.send(.required, 1)
      findings.check(world.journal.drain().contains("plain 1"), "[\(slot)] called")
      _ = world.host.claims(.required)
      findings.check(probes.survivors, is: [], "[\(slot)]")
    }
    findings.verify()
  }

  @Test func `a host that is let go while it sends dies after the send`() {
    var findings = Findings()
    for (slot, isKnown) in Self.slots {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx), .observe(.rival))
      if isKnown { world.findWay() }
      let all = world.model.deliveries(of: .required).map { "\($0) 1" }
      var probes = LifetimeProbes()
      probes.watch("host", world.host)
      world.journal.once("alpha 1") { world.abandonHost() }
      _ = world.send(.required, 1)
      findings.check(world.journal.drain(), is: all, "[\(slot)]")
      findings.check(probes.survivors, is: [], "[\(slot)]")
    }
    findings.verify()
  }

  /// Every action at every moment of a message, in one kind of slot each; of the first message, and of one
  /// whose way is known.
  private func forEachMoment(_ body: (World, String, [Step], String) -> Void) {
    var count = 0
    for arrival in Self.arrivals {
      let deliveries = Situation(slot: SlotKind(), tracker: .marker, steps: arrival).makeWorld()
        .model.deliveries(of: .required)
      for moment in deliveries {
        for action in Self.actions {
          let slot = SlotKind.all[count * 5 % SlotKind.all.count]
          count += 1
          for isKnown in [false, true] {
            let world = World(slot)
            for step in arrival { world.perform(step) }
            if isKnown { world.findWay() }
            body(
              world, "\(moment) 1", action,
              "[\(slot)] \(arrival), at \(moment)\(isKnown ? " again" : ""): \(action)")
          }
        }
      }
    }
  }
}
