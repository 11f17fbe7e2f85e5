import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: what the host knows of its claims")
@MainActor
struct BroadcastClaimTests {
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

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
    var mortal: Receiver? = receiver("mortal").on(Shelf.willShow)
    mortal.map { _ = broadcast.add($0) }
    broadcast.onReceiversChanged = { changes += 1 }
    mortal = nil
    Shelf.willShow.send(to: broadcast, Shelf(), 1)
    Shelf.willShow.send(to: broadcast, Shelf(), 1)
    #expect(changes == 1)
  }

  @Test
  func `a sole receiver costs no more than a forwarding target`() {
    let only = receiver("only").on(Shelf.willShow)
    let other = receiver("other").on(Shelf.didSelect)
    let broadcast = Broadcast(to: [other, only])
    #expect(broadcast.forwardingTarget(for: Shelf.willShow.selector) === only)
    broadcast.setOwner(only, of: Shelf.willShow)
    #expect(broadcast.forwardingTarget(for: Shelf.willShow.selector) == nil)
  }

  @Test
  func `nothing keeps a broadcast or its receivers alive`() {
    weak var probe: Broadcast?
    weak var member: Receiver?
    do {
      let shelf = Shelf()
      let app = receiver("app").on(Shelf.willShow)
      let broadcast = Broadcast(to: [app])
      broadcast.map(Shelf.willShow, for: app) { shelf, index in (shelf, index) }
      broadcast.reduce(Shelf.height, by: .last)
      broadcast.prepare(Shelf.willShow) { shelf, index in (shelf, index) }
      broadcast.setOwner(app, of: Shelf.willShow)
      shelf.delegate = broadcast
      shelf.show(1)
      probe = broadcast
      member = app
    }
    #expect(probe == nil)
    #expect(member == nil)
  }
}
