import Streams
import Testing

@MainActor
@Suite struct `Law 2, put-get` {
  @Test func `setting what was read changes nothing that anyone can observe`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      _ = world.host.claims(.required)
      let before = Observation(of: world)
      for times in 1...3 {
        world.recording { world.host.delegate = world.host.delegate }
        findings.check(Observation(of: world) == before, "\(situation), \(times) times")
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
      findings.check(Observation(of: world) == before, "\(situation)")
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
private struct Observation: Equatable {
  private let read: ObjectIdentifier?
  private let occupant: ObjectIdentifier?
  private let forwardDelegates: [ObjectIdentifier?]
  private let chain: [String]
  private let refreshes: Int
  private let claims: [Bool]
  private let deliveries: [[String]]

  init(of world: World) {
    let host = world.host
    let occupant = host.delegateStorage.object
    self.occupant = occupant.map(ObjectIdentifier.init)
    refreshes = host.refreshes
    chain = world.chain
    claims = MessageKind.allCases.map(host.claims)
    deliveries = MessageKind.allCases.map { kind in
      _ = world.send(kind)
      return world.journal.drain()
    }
    let read = host.delegate
    self.read = read.map(ObjectIdentifier.init)
    forwardDelegates = Step.Family.allCases.map { family in
      world.proxies[family]?.forwardToDelegate().map(ObjectIdentifier.init)
    }
  }
}
