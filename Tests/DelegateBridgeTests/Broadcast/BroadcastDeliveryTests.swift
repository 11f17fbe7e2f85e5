import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: who gets a message")
@MainActor
struct BroadcastDeliveryTests {
  private let host = SlotHost()
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `a notification goes to every receiver in order`() {
    let first = receiver("first").on(SlotHost.didScroll)
    let second = receiver("second").on(SlotHost.didScroll)
    let third = receiver("third").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [first, third])
    #expect(broadcast.add(second, before: third))
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["first 1", "second 1", "third 1"])
    #expect(broadcast.receivers.map { Violation.name(of: $0) } == ["first", "second", "third"])
  }

  @Test
  func `plain Swift delegates and table-driven ones mix`() {
    let plain = PlainApp("plain", journal)
    let table = receiver("table").on(SlotHost.didSelect)
    let broadcast = Broadcast(to: [plain, table])
    host.delegate = broadcast
    host.send(.required, 7)
    #expect(journal.drain() == ["plain 7", "table 7"])
  }

  @Test
  func `a receiver that is added twice gets a message once`() {
    let only = receiver("only").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [only, only])
    #expect(!broadcast.add(only))
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["only 1"])
  }

  @Test
  func `a receiver that is removed and added again is last`() {
    let first = receiver("first").on(SlotHost.didScroll)
    let second = receiver("second").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [first, second])
    #expect(broadcast.remove(first))
    #expect(!broadcast.remove(first))
    broadcast.add(first)
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["second 1", "first 1"])
  }

  @Test
  func `receivers are not kept alive and claims shrink when they die`() {
    var mortal: Receiver? = receiver("mortal").on(SlotHost.didScroll)
    weak let probe = mortal
    let lasting = receiver("lasting").on(SlotHost.didSelect)
    let broadcast = Broadcast(to: [lasting])
    mortal.map { _ = broadcast.add($0) }
    #expect(broadcast.responds(to: SlotHost.didScroll.selector))
    mortal = nil
    #expect(probe == nil)
    #expect(!broadcast.responds(to: SlotHost.didScroll.selector))
    #expect(broadcast.responds(to: SlotHost.didSelect.selector))
    #expect(broadcast.receivers.count == 1)
  }

  @Test
  func `a message that nobody takes any more is left to the host`() {
    var mortal: Receiver? = receiver("mortal").on(SlotHost.height) { _ in 99 }
    let broadcast = Broadcast()
    mortal.map { _ = broadcast.add($0) }
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.height, host, 1) == 99)
    mortal = nil
    #expect(host.delegateStorage.claims(SlotHost.height.selector), "the host has cached the claim")
    #expect(host.delegateStorage.send(SlotHost.height, host, 1) == nil)
    #expect(SlotHost.height.send(to: broadcast, host, 1) == SlotHost.height.defaultResult)
  }

  // MARK: Deny list

  @Test
  func `a denied message goes to the others only`() {
    let receivers = ["a", "b", "c", "d"].map { receiver($0).on(SlotHost.didScroll) }
    let broadcast = Broadcast(to: receivers)
    broadcast.deny(SlotHost.didScroll, to: receivers[0], receivers[2])
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["b 1", "d 1"])
    broadcast.allow(SlotHost.didScroll, to: receivers[2])
    host.send(.optional, 2)
    #expect(journal.drain() == ["b 2", "c 2", "d 2"])
  }

  @Test
  func `a message may be denied to an object before it is a receiver`() {
    let early = receiver("early").on(SlotHost.didScroll)
    let other = receiver("other").on(SlotHost.didScroll)
    let broadcast = Broadcast()
    broadcast.deny(SlotHost.didScroll, to: early)
    #expect(broadcast.receivers.isEmpty)
    broadcast.add(early)
    broadcast.add(other)
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["other 1"])
  }

  @Test
  func `P6 a denied message is not lost where the one it was meant for does not take it`() {
    let library = receiver("library").on(SlotHost.didScroll)
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.height) { _ in 10 }
    let broadcast = Broadcast(to: [app, library])
    broadcast.deny(SlotHost.height, to: app)
    host.delegate = broadcast
    #expect(broadcast.responds(to: SlotHost.height.selector))
    #expect(host.delegateStorage.send(SlotHost.height, host, 3) == 10)
    #expect(journal.drain() == ["app 3"])
  }

  @Test
  func `a notification that is denied to all goes to the first`() {
    let receivers = ["a", "b"].map { receiver($0).on(SlotHost.didScroll) }
    let broadcast = Broadcast(to: receivers)
    broadcast.deny(SlotHost.didScroll, to: receivers[0], receivers[1])
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["a 1"])
  }

  // MARK: Owners

  @Test
  func `an owned message goes to its owner alone`() {
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.height) { _ in 1 }
    let library = receiver("library").on(SlotHost.didScroll).on(SlotHost.height) { _ in 2 }
    let broadcast = Broadcast(to: [app, library])
    broadcast.setOwner(library, of: SlotHost.didScroll)
    broadcast.setOwner(library, of: SlotHost.height)
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(host.delegateStorage.send(SlotHost.height, host, 2) == 2)
    #expect(journal.drain() == ["library 1", "library 2"])
    broadcast.setOwner(nil, of: SlotHost.didScroll)
    host.send(.optional, 3)
    #expect(journal.drain() == ["app 3", "library 3"])
  }

  @Test
  func `a message is owned even by a receiver that it is denied to`() {
    let app = receiver("app").on(SlotHost.didScroll)
    let library = receiver("library").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [app, library])
    broadcast.deny(SlotHost.didScroll, to: library)
    broadcast.setOwner(library, of: SlotHost.didScroll)
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["library 1"])
  }

  @Test
  func `an owned message falls back to one receiver where the owner does not take it`() {
    let a = receiver("a").on(SlotHost.didScroll)
    let b = receiver("b").on(SlotHost.didScroll)
    var owner: Receiver? = receiver("owner")
    let broadcast = Broadcast(to: [a, b])
    broadcast.setOwner(owner, of: SlotHost.didScroll)
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["a 1"], "the owner is no receiver")
    owner.map { _ = broadcast.add($0) }
    host.send(.optional, 2)
    #expect(journal.drain() == ["a 2"], "the owner has no such method")
    owner?.on(SlotHost.didScroll)
    host.send(.optional, 3)
    #expect(journal.drain() == ["owner 3"])
    owner.map { _ = broadcast.remove($0) }
    host.send(.optional, 4)
    #expect(journal.drain() == ["a 4"], "the owner was removed")
    owner.map { _ = broadcast.add($0) }
    owner = nil
    host.send(.optional, 5)
    #expect(journal.drain() == ["a 5"], "the owner is dead")
    broadcast.deny(SlotHost.didScroll, to: a)
    host.send(.optional, 6)
    #expect(journal.drain() == ["b 6"], "the fallback honours the deny list")
  }
}
