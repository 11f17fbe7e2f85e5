import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 15, idempotence` {
  @Test func `a second bridge on the same class adds nothing`() {
    var findings = Findings()
    let parties: [Step] = [.bridge, .hook(.alpha), .set(.plain), .observe(.rx)]
    for situation in Situation.arrivals(of: parties) {
      for position in 0...parties.count {
        var second: DelegateBridge?
        let (single, double) = (
          situation.makeWorld(), World(situation.slot, tracker: situation.tracker)
        )
        for (index, step) in situation.steps.enumerated() {
          if index == position { second = .install(on: double.hostClass) }
          double.perform(step)
        }
        if position == parties.count { second = .install(on: double.hostClass) }
        let text = "\(situation), second bridge at \(position)"
        for step: Step in [.set(.plain), .lookUp(.rx)] {
          single.perform(step)
          double.perform(step)
        }
        double.recorder.drain()
        double.checkDelivery(of: .required, &findings, text)
        findings.check(double.readsBack, text)
        findings.check(double.chain, is: single.chain, text)
        findings.check(double.violations, is: [], text)
        second?.remove()
        double.checkDelivery(of: .required, &findings, "\(text), removed again")
      }
    }
    findings.verify()
  }

  @Test func `setting the same object again adds nothing and asks nobody`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      for app in Step.AppName.allCases {
        world.perform(.set(app))
        _ = world.host.claims(.required)
        let (refreshes, chain) = (world.host.refreshes, world.chain)
        let occupant = world.host.delegateStorage.object
        for _ in 0..<3 { world.perform(.set(app)) }
        findings.check(world.host.refreshes, is: refreshes, "\(situation), \(app)")
        findings.check(world.chain, is: chain, "\(situation), \(app)")
        findings.check(world.host.delegateStorage.object === occupant, "\(situation), \(app)")
      }
    }
    findings.verify()
  }

  @Test func `looking a proxy up again adds nothing and asks nobody`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      world.perform(.lookUp(.rx))
      _ = world.host.claims(.required)
      let (refreshes, chain) = (world.host.refreshes, world.chain)
      for _ in 0..<3 { world.perform(.lookUp(.rx)) }
      findings.check(world.host.refreshes, is: refreshes, "\(situation)")
      findings.check(world.chain, is: chain, "\(situation)")
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(situation)") }
    }
    findings.verify()
  }

  @Test func `setting the wrapper that a hook made, through the hook again, adds nothing`() {
    var findings = Findings()
    for kind in TrackerKind.all {
      let world = World(tracker: kind)
      world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
      let chain = world.chain
      for _ in 0..<3 {
        world.recording { world.host.delegate = world.host.delegateStorage.object }
      }
      findings.check(world.chain, is: chain, "\(kind)")
      findings.check(world.readsBack, "\(kind)")
      world.checkDelivery(of: .required, &findings, "\(kind)")
      findings.check(world.violations, is: [], "\(kind)")
    }
    findings.verify()
  }
}
