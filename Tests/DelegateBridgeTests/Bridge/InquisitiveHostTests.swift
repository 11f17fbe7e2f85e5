import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Hosts that ask their delegate while it is being set or cleared` {
  private static let parties: [Step] = [.hook(.alpha), .observe(.rx), .observe(.publisher)]

  @Test func `whoever is asked is there, and everybody hears each question once`() {
    var findings = Findings()
    let changes: [Step] = [
      .set(.table), .set(.table), .setNil, .setNil, .set(.scrolling), .lookUp(.rx), .setNil,
      .set(.plain),
    ]
    for (index, steps) in permutations(of: Self.parties + [.set(.plain)]).enumerated() {
      for round in 0..<3 {
        let slot = SlotKind.all[(index * 5 + round * 7) % SlotKind.all.count]
        let host = InquisitiveHost(slot)
        host.objectClass = InquisitiveHost.makeClass(named: "InquisitiveHost")
        let world = World(slot, host: host)
        for step in [.bridge] + steps + changes {
          world.perform(step)
          _ = world.host.claims(.required)
          let text = "[\(slot)] \(steps), then \(changes) at \(step)"
          // Trackers are not told which question it is.
          let asked = world.journal.drain().filter { !$0.hasPrefix("alpha") }
          findings.check(Set(asked).count, is: asked.count, "\(text), asked: \(asked)")
          findings.check(world.readsBack, "\(text), read back")
          world.checkDelivery(of: .required, &findings, text)
        }
        findings.check(host.questions > 0, "[\(slot)] \(steps)")
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `a host that sets its slot again while it is being set is no trouble`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in permutations(of: Self.parties) {
        let world = World(slot)
        var isNested = false
        world.perform(.bridge)
        for step in steps { world.perform(step) }
        let asked = world.host.delegateStorage.onClaimsRefreshed
        world.host.delegateStorage.onClaimsRefreshed = { [weak host = world.host] in
          asked?()
          guard let host, !isNested else { return }
          isNested = true
          host.delegate = host.delegate
          isNested = false
        }
        for step: Step in [.set(.plain), .setNil, .set(.table), .lookUp(.rx), .set(.scrolling)] {
          world.perform(step)
          world.checkDelivery(of: .required, &findings, "[\(slot)] \(steps), \(step)")
          findings.check(world.readsBack, "[\(slot)] \(steps), \(step)")
        }
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }
}

/// A host that asks its delegate before and after it is set, and whenever claims are asked for.
private final class InquisitiveHost: SlotHost {
  private(set) var questions = 0

  override init(_ kind: SlotKind = SlotKind(), named name: String = "host") {
    super.init(kind, named: name)
    let refreshed = delegateStorage.onClaimsRefreshed
    delegateStorage.onClaimsRefreshed = { [weak self] in
      refreshed?()
      self?.ask()
    }
  }

  override class var methods: Methods {
    Methods(InquisitiveHost.self) {
      $0.on(DelegateSlot.delegate.setter) { host, object in
        host.ask()
        host.delegateStorage.write(object)
        host.ask()
      }
    }
  }

  private func ask() {
    questions += 1
    _ = claims(.optional)
    send(.required, 100 + questions)
  }
}
