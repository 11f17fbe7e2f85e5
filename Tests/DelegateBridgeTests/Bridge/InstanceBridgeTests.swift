import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `A bridge on one host` {
  private static let parties: [Step] = [.bridge, .hook(.alpha), .set(.plain), .observe(.rx)]

  @Test func `it bridges that host, before and after hooks, new and in use`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: Self.parties, slotsEach: 3) {
      let world = Situation(
        slot: situation.slot, tracker: situation.tracker, scope: .host, steps: situation.steps
      ).makeWorld()
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(situation)") }
      findings.check(world.readsBack, "\(situation)")
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `it leaves other hosts of the class alone`() {
    let world = World(scope: .host)
    world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx))
    let other = world.makeHost()
    let app = PlainApp("other", world.journal)
    other.delegate = app
    #expect(other.delegate !== app, "the hook alone shows its wrapper")
    #expect(other.delegateStorage.keeper == nil)
    #expect(world.bridge?.report(on: other) == nil)
    #expect(world.bridge?.explain(other) == "host.delegate: not bridged")
    #expect(world.readsBack)
    #expect(world.hostClass.layers.isEmpty)
  }

  @Test func `beside a bridge on the class it adds nothing, and stays when that goes`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: Self.parties, slotsEach: 2) {
      for isHostFirst in [true, false] {
        for isHostGoingFirst in [true, false] {
          let world = World(situation.slot, scope: isHostFirst ? .host : .hostClass)
          world.perform(.bridge)
          let second: DelegateBridge =
            isHostFirst ? .install(on: world.hostClass) : .install(on: world.host)
          for step in situation.steps where step != .bridge { world.perform(step) }
          let text = "\(situation), host first: \(isHostFirst), leaving: \(isHostGoingFirst)"
          check(world, &findings, text)
          let isFirstGoing = isHostFirst == isHostGoingFirst
          if isFirstGoing { world.perform(.removeBridge) } else { second.remove() }
          check(world, &findings, "\(text), one left")
          let other = world.makeHost()
          findings.check(
            (second.report(on: other) ?? world.bridge?.report(on: other)) != nil,
            is: isHostGoingFirst, "\(text), another host")
          if isFirstGoing { second.remove() } else { world.perform(.removeBridge) }
          world.recording { _ = world.host.claims(.required) }
          findings.check(world.host.delegateStorage.keeper == nil, "\(text), both left")
          findings.check(world.violations, is: [], text)
        }
      }
    }
    findings.verify()
  }

  @Test func `whoever installed it twice has to remove it twice`() {
    for isOnHost in [true, false] {
      let world = World(scope: isOnHost ? .host : .hostClass)
      world.perform(.bridge, .hook(.alpha), .set(.plain))
      let again: DelegateBridge =
        isOnHost ? .install(on: world.host) : .install(on: world.hostClass)
      #expect(again === world.bridge)
      again.remove()
      #expect(again.isInstalled)
      #expect(world.readsBack)
      again.remove()
      #expect(!again.isInstalled)
      #expect(Violation.name(of: world.host.delegate) == "alpha")
      again.remove()
      #expect(!again.isInstalled)
      let renewed = DelegateBridge.install(on: world.host)
      #expect(renewed !== again)
      #expect(world.readsBack)
      renewed.remove()
    }
  }

  @Test func `it goes with its host`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in permutations(of: Self.parties) {
        let world = World(slot, scope: .host)
        for step in steps { world.perform(step) }
        _ = world.send(.required)
        var probes = LifetimeProbes()
        probes.watch("bridge", world.bridge)
        probes.watch("host", world.host)
        probes.watch("chain", world.host.delegateStorage.keeper)
        world.abandonHost()
        world.forgetBridge()
        findings.check(probes.survivors, is: [], "[\(slot)] \(steps)")
        world.abandonSubscriptions()
      }
    }
    findings.verify()
  }

  @Test func `links and orders of the host come before those of its class`() {
    var findings = Findings()
    for isHostFirst in [true, false] {
      let world = World(scope: isHostFirst ? .host : .hostClass)
      world.perform(.bridge, .set(.plain), .observe(.rx), .observe(.rival))
      let second: DelegateBridge =
        isHostFirst ? .install(on: world.hostClass) : .install(on: world.host)
      guard let first = world.bridge else { return }
      let (onHost, onClass) = isHostFirst ? (first, second) : (second, first)
      onClass.add { _ in NotingLink("of class", world.journal) }
      onHost.add { _ in NotingLink("of host", world.journal) }
      onClass.place(DelegateProxy.self, before: RivalProxy.self)
      onHost.place(RivalProxy.self, before: DelegateProxy.self)
      let proxies = ["RivalProxy", "DelegateProxy", "plain"]
      findings.check(world.chain, is: ["of class", "of host"] + proxies, "\(isHostFirst)")
      let other = world.makeHost()
      findings.check(
        onClass.report(on: other)?.parties.map(\.name), is: ["of class"], "\(isHostFirst)")
      onHost.remove()
      findings.check(
        onClass.report(on: world.host)?.parties.map(\.name),
        is: ["of class", "DelegateProxy", "RivalProxy", "plain"], "\(isHostFirst)")
      onClass.remove()
      findings.check(world.violations, is: [], "\(isHostFirst)")
    }
    findings.verify()
  }

  @Test func `FR-34 it stays with its host when somebody changes the host's class`() {
    let world = World(scope: .host)
    world.perform(.bridge, .set(.plain))
    world.host.objectClass = world.hostClass.makeSubclass(named: "Observed")
    world.perform(.hook(.alpha), .observe(.rx), .set(.table))
    var findings = Findings()
    check(world, &findings, "class changed")
    findings.verify()
  }

  private func check(_ world: World, _ findings: inout Findings, _ text: String) {
    for kind in [MessageKind.required, .valued] { world.checkDelivery(of: kind, &findings, text) }
    findings.check(world.readsBack, "\(text): read back")
    findings.check(world.violations, is: [], text)
  }
}
