import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Parties that take a slot by hand` {
  private static let orders = permutations(of: [
    Step.hook(.alpha), .set(.plain), .observe(.rx), .observe(.publisher),
  ])

  @Test func `FR-19 whoever found a proxy in the slot comes in front of the delegate behind that`()
  {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in Self.orders {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        let text = "[\(slot)] \(steps)"
        let one = world.recording { HandTaker("one", on: world.host, world.journal) }
        check(world, ["one"], &findings, text)
        let two = world.recording { HandTaker("two", on: world.host, world.journal) }
        check(world, ["two", "one"], &findings, "\(text), two")
        world.recording { two.leave() }
        check(world, ["one"], &findings, "\(text), one left")
        world.recording { one.leave() }
        check(world, [], &findings, "\(text), none left")
        findings.check(world.violations, is: [], text)
      }
    }
    findings.verify()
  }

  @Test func `FR-19 one that dies leaves the delegate that it found`() {
    var findings = Findings()
    for slot in SlotKind.all where slot.ownership != .strong {
      for steps in Self.orders {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        var taker: HandTaker? = world.recording {
          HandTaker("one", on: world.host, world.journal)
        }
        check(world, ["one"], &findings, "[\(slot)] \(steps)")
        let foundProxy = taker?.next is any ForwardDelegating
        taker = nil
        if foundProxy { check(world, [], &findings, "[\(slot)] \(steps), dead") }
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `who is displaced by a delegate that does not pass on stays away`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in Self.orders {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        _ = world.host.delegate
        world.perform(.set(.scrolling))
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(steps), scrolling")
        world.perform(.setNil)
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(steps), nil")
        world.perform(.set(.table))
        _ = world.host.delegate
        world.perform(.lookUp(.rx))
        world.checkDelivery(of: .required, &findings, "[\(slot)] \(steps), table")
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `FR-19 one that only passes on is left out, and the delegate that it found stays`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in Self.orders where steps.last != .set(.plain) {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        let relay = Relay(to: world.host.delegate)
        guard relay.target is any ForwardDelegating else { continue }
        world.recording { world.host.delegate = relay }
        check(world, [], &findings, "[\(slot)] \(steps)")
        findings.check(world.host.delegate === relay, "[\(slot)] \(steps), read back")
        let kinds = world.violations.map(\.kind)
        findings.check(kinds, is: [.foreignRing], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  /// Checks that everybody whom the model knows gets a message once, and `takers` right before the
  /// delegate.
  private func check(
    _ world: World, _ takers: [String], _ findings: inout Findings, _ text: String
  ) {
    var wanted = world.model.deliveries(of: .required).map { "\($0) 1" }
    let place = wanted.firstIndex(of: "plain 1") ?? wanted.endIndex
    wanted.insert(contentsOf: takers.map { "\($0) 1" }, at: place)
    _ = world.send(.required, 1)
    findings.check(world.journal.drain(), is: wanted, text)
  }
}

/// A library's delegate that puts itself in front of what it finds in the slot, and passes on by hand.
private final class HandTaker: SlotHost.Selecting, NamedParty {
  let partyName: String
  private let journal: Journal
  private weak var host: SlotHost?
  private(set) weak var next: AnyObject?

  init(_ name: String, on host: SlotHost, _ journal: Journal) {
    partyName = name
    self.journal = journal
    self.host = host
    next = host.delegate
    host.delegate = self
  }

  func didSelect(_ host: SlotHost, _ row: Int) {
    journal.note(partyName, row)
    if let next { SlotHost.didSelect.send(to: next, host, row) }
  }

  func leave() { host?.delegate = next }
}
