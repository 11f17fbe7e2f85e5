import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: what the host knows of its claims")
@MainActor
struct BroadcastClaimTests {
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `changes are told once, those of an update as one`() {
    let a = receiver("a")
    let b = receiver("b")
    let broadcast = Broadcast()
    var changes = 0
    broadcast.onReceiversChanged = { changes += 1 }
    broadcast.add(a)
    broadcast.add(a)
    #expect(changes == 1)
    broadcast.update {
      broadcast.remove(a)
      broadcast.update { broadcast.add(b) }
      #expect(changes == 1)
    }
    #expect(changes == 2)
    broadcast.update {}
    #expect(changes == 2)
  }

  @Test
  func `a death is told when a message finds out`() {
    let broadcast = Broadcast()
    var changes = 0
    var mortal: Receiver? = receiver("mortal").on(SlotHost.didScroll)
    mortal.map { _ = broadcast.add($0) }
    broadcast.onReceiversChanged = { changes += 1 }
    mortal = nil
    SlotHost.didScroll.send(to: broadcast, SlotHost(), 1)
    SlotHost.didScroll.send(to: broadcast, SlotHost(), 1)
    #expect(changes == 1)
  }

  @Test
  func `a sole receiver costs no more than a forwarding target`() {
    let only = receiver("only").on(SlotHost.didScroll)
    let other = receiver("other").on(SlotHost.didSelect)
    let broadcast = Broadcast(to: [other, only])
    #expect(broadcast.forwardingTarget(for: SlotHost.didScroll.selector) === only)
    broadcast.setOwner(only, of: SlotHost.didScroll)
    #expect(broadcast.forwardingTarget(for: SlotHost.didScroll.selector) == nil)
  }

  @Test
  func `nothing keeps a broadcast or its receivers alive`() {
    weak var probe: Broadcast?
    weak var member: Receiver?
    do {
      let host = SlotHost()
      let app = receiver("app").on(SlotHost.didScroll)
      let broadcast = Broadcast(to: [app])
      broadcast.map(SlotHost.didScroll, for: app) { host, index in (host, index) }
      broadcast.reduce(SlotHost.height, by: .last)
      broadcast.prepare(SlotHost.didScroll) { host, index in (host, index) }
      broadcast.setOwner(app, of: SlotHost.didScroll)
      host.delegate = broadcast
      host.send(.optional, 1)
      probe = broadcast
      member = app
    }
    #expect(probe == nil)
    #expect(member == nil)
  }
}
