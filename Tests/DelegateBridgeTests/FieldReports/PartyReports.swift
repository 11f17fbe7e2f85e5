import DelegateBridge
import Streams
import Testing

/// Field reports on chains of parties: FR-19 and FR-20.
@MainActor
@Suite struct `Field reports, parties` {
  @Test func `FR-19 whoever takes the slot last, everybody is reached, in every order`() {
    var findings = Findings()
    for situation in Situation.arrivals(of: [
      .bridge, .hook(.alpha), .hook(.beta), .observe(.rx), .observe(.rival),
    ]) where situation.steps.first == .bridge {
      for incumbentIsFirst in [true, false] {
        let world = World(situation.slot, tracker: situation.tracker)
        world.perform(.bridge)
        if incumbentIsFirst { world.perform(.set(.table)) }
        for step in situation.steps.dropFirst() { world.perform(step) }
        if !incumbentIsFirst { world.perform(.set(.table)) }
        for kind in MessageKind.allCases {
          world.checkDelivery(of: kind, &findings, "\(situation), first: \(incumbentIsFirst)")
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-19 parties that take over by hand keep the incumbent downstream, in both orders`()
  {
    var findings = Findings()
    for slot in SlotKind.all {
      for others: [Step] in [[], [.hook(.alpha)], [.observe(.rx)], [.hook(.alpha), .observe(.rx)]] {
        for order in permutations(of: ["one", "two"]) {
          let world = World(slot)
          for step in [.bridge] + others + [.set(.plain)] { world.perform(step) }
          let takers = order.map { Taker($0, world.journal) }
          world.recording { for taker in takers { taker.takeOver(world.host) } }
          _ = world.send(.required)
          let got = world.journal.drain()
          let heard = Set(got.map { $0.dropLast(2) })
          let text = "[\(slot)] \(others), \(order)"
          findings.check(heard.isSuperset(of: ["one", "two", "plain"]), "\(text): \(got)")
          findings.check(heard.count, is: got.count, text)
          findings.check(world.violations, is: [], text)
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-20 a party that puts back what it saved does not take the slot from the others`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for others: [Step] in [[], [.hook(.alpha)], [.observe(.rx)], [.hook(.alpha), .observe(.rx)]] {
        for isSavedDead in [false, true] {
          let world = World(slot)
          for step in [.bridge] + others + [.set(.plain)] { world.perform(step) }
          let taker = Taker("one", world.journal)
          world.recording { taker.takeOver(world.host) }
          world.perform(.hook(.beta), .observe(.rival))
          if isSavedDead { world.perform(.drop(.plain)) }
          world.recording { taker.putBack(on: world.host) }
          world.perform(isSavedDead ? .setNil : .set(.plain))
          for kind in MessageKind.allCases {
            world.checkDelivery(
              of: kind, &findings, "[\(slot)] \(others), saved is dead: \(isSavedDead)")
          }
          findings.check(world.violations, is: [], "[\(slot)] \(others)")
        }
      }
    }
    findings.verify()
  }

  @Test func `FR-20 hooks and links unlink only themselves`() {
    var findings = Findings()
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .set(.plain), .observe(.rx), .hook(.beta))
      world.perform(.drop(.plain))
      for step: Step in [.unhook(.beta), .dispose(.rx), .unhook(.alpha), .set(.table)] {
        world.perform(step)
        for kind in MessageKind.allCases {
          world.checkDelivery(of: kind, &findings, "[\(slot)] \(step)")
        }
      }
      findings.check(world.violations, is: [], "[\(slot)]")
    }
    findings.verify()
  }

  @Test func `FR-20 without the bridge putting back what was saved silences the others`() {
    let world = World()
    world.perform(.set(.plain))
    let (one, two) = (Taker("one", world.journal), Taker("two", world.journal))
    one.takeOver(world.host)
    two.takeOver(world.host)
    one.putBack(on: world.host)
    _ = world.send(.required)
    #expect(world.journal.drain() == ["plain 0"])
  }
}

/// A library's delegate that puts itself in front of whoever is there, and forwards by hand.
private final class Taker: SlotHost.Selecting {
  private let name: String
  private let journal: Journal
  private weak var saved: AnyObject?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func takeOver(_ host: SlotHost) {
    saved = host.delegate
    host.delegate = self
  }

  func putBack(on host: SlotHost) {
    host.delegate = saved
  }

  func didSelect(_ host: SlotHost, _ row: Int) {
    journal.note(name, row)
    (saved as? any SlotHost.Selecting)?.didSelect(host, row)
  }
}
