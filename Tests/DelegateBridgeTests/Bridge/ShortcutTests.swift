import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Messages that go to the delegate without asking the chain` {
  @Test(arguments: [Step.observe(.publisher, .optional), .observe(.rival, .optional)])
  func `are met by whoever comes after the last of them`(other: Step) {
    let arrivals: [Step] = [.hook(.alpha), .observe(.rx), other, .set(.table)]
    var findings = Findings()
    for slot in SlotKind.all {
      for steps in permutations(of: arrivals) {
        let world = World(slot)
        for step in [.bridge, .set(.plain)] + steps + [.dispose(.rx), .setNil, .set(.scrolling)] {
          world.perform(step)
          for kind in [MessageKind.required, .optional, .required, .optional] {
            world.checkDelivery(of: kind, &findings, "[\(slot)] \(steps), \(kind) after \(step)")
          }
        }
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `are met by links that come, until they go`() {
    let journal = Journal()
    let host = SlotHost()
    host.objectClass = SlotHost.makeClass()
    let bridge = DelegateBridge.install(on: host.objectClass)
    let app = PlainApp("app", journal)
    host.delegate = app
    func sent() -> [String] {
      for row in 1...2 { host.delegateStorage.send(SlotHost.didSelect, host, row) }
      return journal.drain()
    }
    #expect(sent() == ["app 1", "app 2"])
    let link = bridge.add { _ in NotingLink("link", journal) }
    #expect(sent() == ["link 0", "app 1", "link 0", "app 2"])
    link.remove()
    #expect(sent() == ["app 1", "app 2"])
    #expect(bridge.report(on: host)?.recentMessages.count == 6)
    bridge.remove()
    #expect(sent() == ["app 1", "app 2"])
    withExtendedLifetime(app) {}
  }

  @Test func `end with the delegate`() {
    let journal = Journal()
    let host = SlotHost()
    host.objectClass = SlotHost.makeClass()
    let bridge = DelegateBridge.install(on: host.objectClass)
    var app: PlainApp? = PlainApp("app", journal)
    host.delegate = app
    for row in 1...2 { host.delegateStorage.send(SlotHost.didSelect, host, row) }
    app = nil
    #expect(host.delegateStorage.send(SlotHost.didSelect, host, 3) == nil)
    #expect(journal.drain() == ["app 1", "app 2"])
    #expect(host.delegate == nil)
    bridge.remove()
  }

  @Test func `that the delegate sends back are cut off there, and reported once`() {
    let journal = Journal()
    let recorder = ViolationRecorder()
    let host = SlotHost()
    host.objectClass = SlotHost.makeClass()
    let bridge = DelegateBridge.install(on: host.objectClass)
    let echo = Echo(journal)
    host.delegate = echo
    echo.next = host.delegateStorage.object
    ViolationHandler.with(.record(into: recorder)) {
      for row in 1...3 { host.delegateStorage.send(SlotHost.didSelect, host, row) }
    }
    #expect(journal.drain() == ["echo 1", "echo 2", "echo 3"])
    #expect(recorder.violations.map(\.kind) == [.foreignRing])
    bridge.remove()
  }

  @Test func `may send others, which find their own way`() {
    let journal = Journal()
    let world = World()
    for step: Step in [.bridge, .observe(.rx, .optional), .set(.table)] { world.perform(step) }
    let host = world.host
    for row in 1...3 {
      world.journal.once("table \(row)") {
        host.delegateStorage.send(SlotHost.didScroll, host, row + 10)
      }
      _ = world.send(.required, row)
      #expect(
        world.journal.drain() == [
          "table \(row)", "rx1.sent \(row + 10)", "rx1.invoked \(row + 10)",
        ])
    }
    #expect(journal.entries == [])
  }
}

/// A delegate that sends what it gets to whoever comes next, even if that is before it.
private final class Echo: SlotHost.Selecting, NamedParty {
  let partyName = "echo"
  weak var next: AnyObject?
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func didSelect(_ host: SlotHost, _ row: Int) {
    journal.note(partyName, row)
    if let next { SlotHost.didSelect.send(to: next, host, row) }
  }
}
