import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 1, read-back` {
  @Test func `what was set is what is read, after every step`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      findings.check(world.readsBack, "\(situation)")
      for step: Step in [.set(.table), .lookUp(.rx), .set(.plain), .lookUp(.rival), .setNil] {
        world.perform(step)
        findings.check(world.readsBack, "\(situation), then \(step)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `a proxy that looks itself up finds itself, and has lost nobody`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      for family in Step.Family.allCases + Step.Family.allCases.reversed() {
        world.perform(.lookUp(family))
        let proxy = world.proxies[family]
        world.perform(.lookUp(family))
        findings.check(world.proxies[family] === proxy, "\(situation), \(family)")
        findings.check(world.host.delegate === proxy, "\(situation), \(family)")
        world.checkDelivery(of: .required, &findings, "\(situation), \(family)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `a forward delegate can be installed and taken back beside another library`() {
    var findings = Findings()
    let parties: [Step] = [.bridge, .hook(.alpha), .lookUp(.rx), .lookUp(.rival)]
    for situation in Situation.arrivals(of: parties, slotsEach: 6) {
      for family in Step.Family.allCases {
        let world = situation.makeWorld()
        let app = world.app(.plain)
        let installation = world.recording {
          family.type.installForwardDelegate(
            app, retainDelegate: false, onProxyFor: world.host, in: .delegate)
        }
        _ = world.send(.required, 1)
        findings.check(
          world.journal.drain(), is: ["alpha 1", "plain 1"], "\(situation), \(family)")
        world.recording { installation.dispose() }
        _ = world.send(.required, 1)
        findings.check(world.journal.drain(), is: [], "\(situation), \(family) disposed")
        findings.check(world.violations, is: [], "\(situation), \(family)")
      }
    }
    findings.verify()
  }

  @Test func `a delegate that forwards is read back itself, not what it forwards to`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha))
    let relay = Relay(to: world.app(.plain))
    world.host.delegate = relay
    #expect(world.host.delegate === relay)
    world.perform(.lookUp(.rx))
    #expect(world.proxies[.rx]?.forwardToDelegate() === relay)
    #expect(world.readsBack)
    #expect(world.violations == [])
  }

  @Test func `without the bridge the same orders fail`() {
    let world = World()
    world.perform(.hook(.alpha), .lookUp(.rx))
    #expect(world.violations.map(\.kind) == [.proxyNotCurrent])
    world.perform(.lookUp(.rx))
    #expect(world.violations.map(\.kind).contains(.forwardingCycle))
  }
}
