import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: who gets a message")
@MainActor
struct BroadcastDeliveryTests {
  private let shelf = Shelf()
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `a notification goes to every receiver in order`() {
    let first = receiver("first").on(Shelf.willShow)
    let second = receiver("second").on(Shelf.willShow)
    let third = receiver("third").on(Shelf.willShow)
    let broadcast = Broadcast(to: [first, third])
    #expect(broadcast.add(second, before: third))
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["first 1", "second 1", "third 1"])
    #expect(broadcast.receivers.map { Violation.name(of: $0) } == ["first", "second", "third"])
  }

  @Test
  func `plain Swift delegates and table-driven ones mix`() {
    final class Plain: ShelfDelegate {
      var selected: [Int] = []
      func shelf(_ shelf: Shelf, didSelect index: Int) { selected.append(index) }
    }
    let plain = Plain()
    let table = receiver("table").on(Shelf.didSelect)
    let broadcast = Broadcast(to: [plain, table])
    shelf.delegate = broadcast
    shelf.select(7)
    #expect(plain.selected == [7])
    #expect(log.drain() == ["table 7"])
  }

  @Test
  func `a receiver that is added twice gets a message once`() {
    let only = receiver("only").on(Shelf.willShow)
    let broadcast = Broadcast(to: [only, only])
    #expect(!broadcast.add(only))
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["only 1"])
  }

  @Test
  func `a receiver that is removed and added again is last`() {
    let first = receiver("first").on(Shelf.willShow)
    let second = receiver("second").on(Shelf.willShow)
    let broadcast = Broadcast(to: [first, second])
    #expect(broadcast.remove(first))
    #expect(!broadcast.remove(first))
    broadcast.add(first)
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["second 1", "first 1"])
  }

  @Test
  func `receivers are not kept alive and claims shrink when they die`() {
    var mortal: Receiver? = receiver("mortal").on(Shelf.willShow)
    weak let probe = mortal
    let lasting = receiver("lasting").on(Shelf.didSelect)
    let broadcast = Broadcast(to: [lasting])
    mortal.map { _ = broadcast.add($0) }
    #expect(broadcast.responds(to: Shelf.willShow.selector))
    mortal = nil
    #expect(probe == nil)
    #expect(!broadcast.responds(to: Shelf.willShow.selector))
    #expect(broadcast.responds(to: Shelf.didSelect.selector))
    #expect(broadcast.receivers.count == 1)
  }

  @Test
  func `a message that nobody takes any more is left to the host`() {
    var mortal: Receiver? = receiver("mortal").on(Shelf.height) { _ in 99 }
    let broadcast = Broadcast()
    mortal.map { _ = broadcast.add($0) }
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.height, shelf, 1) == 99)
    mortal = nil
    #expect(shelf.storage.claims(Shelf.height.selector), "the host has cached the claim")
    #expect(shelf.storage.send(Shelf.height, shelf, 1) == nil)
    #expect(Shelf.height.send(to: broadcast, shelf, 1) == 44)
  }

  // MARK: Deny list

  @Test
  func `a denied message goes to the others only`() {
    let receivers = ["a", "b", "c", "d"].map { receiver($0).on(Shelf.willShow) }
    let broadcast = Broadcast(to: receivers)
    broadcast.deny(Shelf.willShow, to: receivers[0], receivers[2])
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["b 1", "d 1"])
    broadcast.allow(Shelf.willShow, to: receivers[2])
    shelf.show(2)
    #expect(log.drain() == ["b 2", "c 2", "d 2"])
  }

  @Test
  func `a message may be denied to an object before it is a receiver`() {
    let early = receiver("early").on(Shelf.willShow)
    let other = receiver("other").on(Shelf.willShow)
    let broadcast = Broadcast()
    broadcast.deny(Shelf.willShow, to: early)
    #expect(broadcast.receivers.isEmpty)
    broadcast.add(early)
    broadcast.add(other)
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["other 1"])
  }

  @Test
  func `P6 a denied message is not lost where the one it was meant for does not take it`() {
    let library = receiver("library").on(Shelf.willShow)
    let app = receiver("app").on(Shelf.willShow).on(Shelf.height) { _ in 10 }
    let broadcast = Broadcast(to: [app, library])
    broadcast.deny(Shelf.height, to: app)
    shelf.delegate = broadcast
    #expect(broadcast.responds(to: Shelf.height.selector))
    #expect(shelf.storage.send(Shelf.height, shelf, 3) == 10)
    #expect(log.drain() == ["app 3"])
  }

  @Test
  func `a notification that is denied to all goes to the first`() {
    let receivers = ["a", "b"].map { receiver($0).on(Shelf.willShow) }
    let broadcast = Broadcast(to: receivers)
    broadcast.deny(Shelf.willShow, to: receivers[0], receivers[1])
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["a 1"])
  }

  // MARK: Owners

  @Test
  func `an owned message goes to its owner alone`() {
    let app = receiver("app").on(Shelf.willShow).on(Shelf.height) { _ in 1 }
    let library = receiver("library").on(Shelf.willShow).on(Shelf.height) { _ in 2 }
    let broadcast = Broadcast(to: [app, library])
    broadcast.setOwner(library, of: Shelf.willShow)
    broadcast.setOwner(library, of: Shelf.height)
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(shelf.storage.send(Shelf.height, shelf, 2) == 2)
    #expect(log.drain() == ["library 1", "library 2"])
    broadcast.setOwner(nil, of: Shelf.willShow)
    shelf.show(3)
    #expect(log.drain() == ["app 3", "library 3"])
  }

  @Test
  func `a message is owned even by a receiver that it is denied to`() {
    let app = receiver("app").on(Shelf.willShow)
    let library = receiver("library").on(Shelf.willShow)
    let broadcast = Broadcast(to: [app, library])
    broadcast.deny(Shelf.willShow, to: library)
    broadcast.setOwner(library, of: Shelf.willShow)
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["library 1"])
  }

  @Test
  func `an owned message falls back to one receiver where the owner does not take it`() {
    let a = receiver("a").on(Shelf.willShow)
    let b = receiver("b").on(Shelf.willShow)
    var owner: Receiver? = receiver("owner")
    let broadcast = Broadcast(to: [a, b])
    broadcast.setOwner(owner, of: Shelf.willShow)
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["a 1"], "the owner is no receiver")
    owner.map { _ = broadcast.add($0) }
    shelf.show(2)
    #expect(log.drain() == ["a 2"], "the owner has no such method")
    owner?.on(Shelf.willShow)
    shelf.show(3)
    #expect(log.drain() == ["owner 3"])
    owner.map { _ = broadcast.remove($0) }
    shelf.show(4)
    #expect(log.drain() == ["a 4"], "the owner was removed")
    owner.map { _ = broadcast.add($0) }
    owner = nil
    shelf.show(5)
    #expect(log.drain() == ["a 5"], "the owner is dead")
    broadcast.deny(Shelf.willShow, to: a)
    shelf.show(6)
    #expect(log.drain() == ["b 6"], "the fallback honours the deny list")
  }
}
