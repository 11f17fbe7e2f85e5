import Testing

@MainActor
@Suite struct `Law 3, exactly once` {
  @Test func `each party gets each message once, in whatever order they came`() {
    var findings = Findings()
    for situation in Situation.all {
      let world = situation.makeWorld()
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(situation)") }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `two reactive libraries and a tracker, on more kinds of slots`() {
    var findings = Findings()
    let parties: [Step] = [.bridge, .hook(.alpha), .set(.plain), .observe(.rx), .observe(.rival)]
    for situation in Situation.arrivals(of: parties, slotsEach: 5) {
      situation.makeWorld().checkDelivery(of: .required, &findings, "\(situation)")
    }
    findings.verify()
  }
}
