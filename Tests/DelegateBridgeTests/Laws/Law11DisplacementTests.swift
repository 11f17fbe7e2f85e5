import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 11, displacement` {
  @Test func `a delegate that is set over proxies comes after them, and the streams live`() {
    var findings = Findings()
    for (index, situation) in Situation.usual.enumerated() {
      for (number, app) in Step.AppName.allCases.enumerated() where number % 2 == index % 2 {
        let world = situation.makeWorld()
        world.perform(.lookUp(.rx), .set(app))
        findings.check(world.readsBack, "\(situation), \(app)")
        for kind in MessageKind.allCases {
          world.checkDelivery(of: kind, &findings, "\(situation), \(app)")
        }
        let innermost = Step.Family.allCases.reversed().lazy.compactMap { world.proxies[$0] }.first
        findings.check(
          innermost?.forwardToDelegate() === world.app(app), "\(situation), forward target \(app)")
        findings.check(world.violations, is: [], "\(situation), \(app)")
      }
    }
    findings.verify()
  }

  @Test func `each displaced delegate gets nothing more`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .observe(.rx))
    var findings = Findings()
    for app in Step.AppName.allCases + Step.AppName.allCases.reversed() {
      world.perform(.set(app))
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(app)") }
    }
    findings.verify()
  }

  @Test func `a proxy that was displaced finds its delegate when it is looked up again`() {
    var findings = Findings()
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .observe(.rx), .observe(.rival), .hook(.alpha))
      for app in Step.AppName.allCases {
        for family in Step.Family.allCases {
          world.perform(.set(app), .lookUp(family))
          world.checkDelivery(of: .required, &findings, "[\(slot)] set \(app), look up \(family)")
        }
      }
      findings.check(world.violations, is: [], "[\(slot)]")
    }
    findings.verify()
  }

  @Test func `without the bridge a displaced stream is silent`() {
    let world = World()
    world.perform(.observe(.rx), .set(.plain))
    _ = world.send(.required)
    #expect(world.journal.drain() == ["plain 0"])
  }
}
