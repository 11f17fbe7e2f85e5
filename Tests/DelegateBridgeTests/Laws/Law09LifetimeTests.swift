import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 9, lifetime` {
  /// What can die on its own.
  enum Mortal: CaseIterable {
    case host
    case apps
    case subscriptions
    case bridge
    case hooks
  }

  @Test func `nothing is left, whatever dies first`() {
    var findings = Findings()
    for order in permutations(of: Mortal.allCases) {
      for ownership in SlotOwnership.allCases {
        let slot = SlotKind(ownership: ownership)
        let situation = Situation(
          slot: slot, tracker: TrackerKind.all[findings.checks % TrackerKind.all.count],
          steps: [.bridge, .hook(.alpha), .observe(.rx), .set(.plain), .observe(.rival)])
        var (world, probes) = populate(situation)
        for mortal in order { world?.kill(mortal) }
        world = nil
        findings.check(probes.survivors, is: [], "\(situation), dying: \(order)")
      }
    }
    findings.verify()
  }

  @Test func `nothing is left after parties arrived in any order`() {
    var findings = Findings()
    for situation in Situation.usual {
      var (world, probes) = populate(situation)
      world?.kill(.host)
      findings.check(probes.survivors.contains("host"), is: false, "\(situation)")
      world?.kill(.subscriptions)
      world?.kill(.apps)
      findings.check(probes.survivors.filter { $0 != "bridge" }, is: [], "\(situation)")
      world = nil
      findings.check(probes.survivors, is: [], "\(situation)")
    }
    findings.verify()
  }

  private func populate(_ situation: Situation) -> (World?, LifetimeProbes) {
    let world = situation.makeWorld()
    var probes = LifetimeProbes()
    for kind in MessageKind.allCases { _ = world.send(kind) }
    world.watchAll(&probes)
    for app in Step.AppName.allCases { probes.watch("\(app)", world.app(app)) }
    probes.watch("bridge", world.bridge)
    return (world, probes)
  }
}

extension World {
  fileprivate func kill(_ mortal: `Law 9, lifetime`.Mortal) {
    switch mortal {
    case .host: abandonHost()
    case .apps: for app in Step.AppName.allCases { perform(.drop(app)) }
    case .subscriptions: abandonSubscriptions()
    case .bridge: perform(.removeBridge)
    case .hooks: for tracker in Step.TrackerName.allCases.reversed() { perform(.unhook(tracker)) }
    }
  }
}
