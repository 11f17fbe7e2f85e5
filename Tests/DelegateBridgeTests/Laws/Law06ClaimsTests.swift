import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 6, claims` {
  @Test func `a host may send exactly what somebody would handle`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      world.checkClaims(&findings, "\(situation)")
      for step: Step in [.dispose(.rx), .dispose(.rival), .set(.table), .observe(.rx, .optional)] {
        world.perform(step)
        world.checkClaims(&findings, "\(situation), then \(step)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `a proxy without observers claims what is behind it, and no more`() {
    var findings = Findings()
    for app in Step.AppName.allCases {
      for steps in permutations(of: [Step.bridge, .hook(.alpha), .set(app), .lookUp(.rx)]) {
        let world = Situation(slot: SlotKind(), tracker: .marker, steps: steps).makeWorld()
        for kind in MessageKind.allCases {
          _ = world.host.claims(kind)
          let claimed = world.proxies[.rx].map { MessageObject.responds($0, to: kind.selector) }
          findings.check(claimed, is: !app.handlers(of: kind).isEmpty, "\(steps), \(kind)")
        }
      }
    }
    findings.verify()
  }

  @Test func `what trackers count is not claimed for that`() {
    for kind in TrackerKind.all {
      let world = World(tracker: kind)
      world.perform(.bridge, .hook(.alpha), .set(.scrolling))
      #expect(!world.host.claims(.valued), "\(kind)")
      #expect(world.send(.valued).height == SlotHost.ownHeight, "\(kind)")
      #expect(world.journal.drain() == [], "\(kind)")
    }
  }

  @Test func `the last observer takes the claim with it`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .observe(.rx, .optional), .observe(.rx, .optional))
    #expect(world.host.claims(.optional))
    world.perform(.dispose(.rx))
    #expect(world.host.claims(.optional))
    world.perform(.dispose(.rx))
    #expect(!world.host.claims(.optional))
  }

  @Test func `a delegate that dies takes its claims with it`() {
    var findings = Findings()
    for slot in SlotKind.all where slot.ownership != .strong {
      let parties: [Step] = [.hook(.alpha), .lookUp(.rx), .lookUp(.rival)]
      for steps in [[]] + parties.map({ [$0] }) + permutations(of: parties) {
        let world = World(slot)
        for step in [.bridge] + steps + [.set(.plain)] { world.perform(step) }
        world.checkClaims(&findings, "[\(slot)] \(steps)")
        world.perform(.drop(.plain))
        world.checkClaims(&findings, "[\(slot)] \(steps), after its death")
        for kind in MessageKind.allCases {
          world.checkDelivery(of: kind, &findings, "[\(slot)] \(steps), after its death")
        }
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }
}

extension World {
  fileprivate func checkClaims(_ findings: inout Findings, _ text: String) {
    for kind in MessageKind.allCases {
      let claimed = recording { host.claims(kind) }
      findings.check(claimed, is: model.claims(kind), "\(text); \(kind)")
    }
  }
}
