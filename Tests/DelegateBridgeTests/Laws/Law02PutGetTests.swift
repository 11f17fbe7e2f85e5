import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 2, put-get` {
  @Test func `setting what was read changes nothing that anyone can observe`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      _ = world.host.claims(.required)
      let before = Observation(of: world)
      for times in 1...3 {
        world.recording { world.host.delegate = world.host.delegate }
        let after = Observation(of: world)
        findings.check(after.differences(from: before), is: [], "\(situation), \(times) times")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `saving, clearing and restoring leaves everybody where they were`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      _ = world.host.claims(.required)
      let before = Observation(of: world)
      world.recording {
        let saved = world.host.delegate
        world.host.delegate = nil
        world.host.delegate = saved
      }
      let after = Observation(of: world)
      findings.check(after.differences(from: before), is: [], "\(situation)")
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `an empty slot stays empty`() {
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha))
      world.host.delegate = world.host.delegate
      #expect(world.host.delegate == nil, "\(slot)")
      #expect(world.host.delegateStorage.object == nil, "\(slot)")
      #expect(world.host.refreshes == 0, "\(slot)")
    }
  }
}

/// Everything that somebody can see of a slot.
@MainActor
private struct Observation {
  private let aspects: [(name: String, value: String)]

  init(of world: World) {
    let host = world.host
    var aspects: [(String, String)] = []
    func note(_ name: String, _ object: AnyObject?) {
      aspects.append((name, "\(object.map(ObjectIdentifier.init), default: "nil")"))
    }
    note("occupant", host.delegateStorage.object)
    aspects.append(("refreshes", "\(host.refreshes)"))
    aspects.append(("chain", "\(world.chain)"))
    for kind in MessageKind.allCases {
      aspects.append(("claims \(kind)", "\(host.claims(kind))"))
      _ = world.send(kind)
      aspects.append(("deliveries of \(kind)", "\(world.journal.drain())"))
    }
    for family in Step.Family.allCases {
      note("forward delegate of \(family)", world.proxies[family]?.forwardToDelegate())
    }
    note("read", host.delegate)
    self.aspects = aspects
  }

  func differences(from other: Observation) -> [String] {
    zip(other.aspects, aspects).compactMap { before, after in
      before.value == after.value ? nil : "\(before.name): \(before.value) became \(after.value)"
    }
  }
}
