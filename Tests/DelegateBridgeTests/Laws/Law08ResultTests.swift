import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 8, one owner of a result` {
  @Test func `the app answers, once, whoever else is there`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      for app in Step.AppName.allCases {
        world.perform(.set(app))
        for kind in [MessageKind.valued, .decision] {
          world.checkDelivery(of: kind, &findings, "\(situation), then set \(app)")
        }
      }
    }
    findings.verify()
  }

  @Test func `nobody's answer is no answer, and the host falls back to its own`() {
    var findings = Findings()
    let parties: [Step] = [.bridge, .hook(.alpha), .observe(.rx), .observe(.rival)]
    for situation in Situation.arrivals(of: parties) {
      let world = situation.makeWorld()
      findings.check(world.send(.valued).height, is: SlotHost.ownHeight, "\(situation), nobody")
      world.perform(.set(.scrolling))
      findings.check(world.send(.valued).height, is: SlotHost.ownHeight, "\(situation), no answer")
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `an answer that looks like nothing is an answer`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .observe(.rx))
    let app = NothingApp()
    world.host.delegate = app
    #expect(world.send(.valued).height == 0)
  }

  @Test func `whoever is sent a message that nobody takes gives its declared default`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .observe(.rx), .observe(.rival), .set(.scrolling))
    let occupant = world.host.delegateStorage.object
    for receiver in [occupant, world.proxies[.rx], world.proxies[.rival]] {
      let height = world.recording { receiver.map { SlotHost.height.send(to: $0, world.host, 0) } }
      #expect(height == SlotHost.height.defaultResult)
    }
    #expect(world.violations == [])
  }

  @Test func `a completion handler is called once beside observers of the same message`() {
    var findings = Findings()
    let parties: [Step] = [
      .bridge, .hook(.alpha), .set(.plain), .observe(.rx, .decision), .observe(.rival, .decision),
    ]
    for situation in Situation.arrivals(of: parties) {
      situation.makeWorld().checkDelivery(of: .decision, &findings, "\(situation)")
    }
    findings.verify()
  }
}

/// Has a height, which is the message's default.
private final class NothingApp: SlotHost.Measuring {
  func height(_ host: SlotHost, _ row: Int) -> Int { 0 }
}
