import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: changes while a message is delivered")
@MainActor
struct BroadcastReentrancyTests {
  private let host = SlotHost()
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `FR-27 a receiver that removes one and adds another disturbs nothing`() {
    let broadcast = Broadcast()
    let removed = receiver("removed").on(SlotHost.didScroll)
    let added = receiver("added").on(SlotHost.didScroll)
    let last = receiver("last").on(SlotHost.didScroll)
    let meddler = receiver("meddler").on(SlotHost.didScroll) { _ in
      broadcast.remove(removed)
      broadcast.add(added)
    }
    for receiver in [meddler, removed, last] { broadcast.add(receiver) }
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["meddler 1", "last 1"])
    host.send(.optional, 2)
    #expect(journal.drain() == ["meddler 2", "last 2", "added 2"])
  }

  @Test
  func `FR-27 every change at every position of a walk keeps the stated rule`() {
    let names = ["a", "b", "c", "d"]
    for position in names.indices {
      for target in names.indices {
        let broadcast = Broadcast()
        let newcomer = receiver("new").on(SlotHost.didScroll)
        let receivers = names.map { receiver($0) }
        for (index, receiver) in receivers.enumerated() {
          receiver.on(SlotHost.didScroll) { _ in
            guard index == position else { return }
            broadcast.add(newcomer, before: receivers[target])
            broadcast.remove(receivers[target])
          }
        }
        for receiver in receivers { broadcast.add(receiver) }
        host.delegate = broadcast
        host.send(.optional, 1)
        let expected = names.indices.filter { $0 != target || $0 <= position }
        #expect(
          journal.drain() == expected.map { "\(names[$0]) 1" }, "\(position) removes \(target)")
        host.send(.optional, 2)
        var after = names
        after[target] = "new"
        // The one that changes the list does so again, which has no effect any more.
        #expect(journal.drain() == after.map { "\($0) 2" })
      }
    }
  }

  @Test
  func `FR-27 the broadcast claims what one of its receivers takes, whatever the protocol says`() {
    let all = MessageKind.allCases.map(\.message)
    let a = receiver("a").on(SlotHost.didScroll).on(SlotHost.didShake)
    let b = receiver("b").on(SlotHost.didSelect).on(SlotHost.height) { _ in 1 }
    let broadcast = Broadcast(to: [a, b])
    for message in all {
      let expected = [a, b].contains { MessageObject.responds($0, to: message.selector) }
      #expect(broadcast.responds(to: message.selector) == expected, "\(message.selector)")
    }
    broadcast.remove(a)
    #expect(!broadcast.responds(to: SlotHost.didShake.selector))
    broadcast.remove(b)
    for message in all { #expect(!broadcast.responds(to: message.selector)) }
  }

  @Test
  func `FR-12 what the broadcast claims it delivers, and nothing else`() {
    let app = receiver("app").on(SlotHost.didShake)
    let broadcast = Broadcast(to: [app])
    #expect(broadcast.responds(to: SlotHost.didShake.selector))
    SlotHost.didShake.send(to: broadcast, host, 4)
    #expect(journal.drain() == ["app 4"])
    #expect(!broadcast.responds(to: SlotHost.didScroll.selector))
    SlotHost.didScroll.send(to: broadcast, host, 4)
    #expect(journal.drain().isEmpty)
  }

  @Test
  func `FR-18 receivers that are freed by the first one still get the message on its way`() {
    let broadcast = Broadcast()
    var second: Receiver? = receiver("second").on(SlotHost.didScroll)
    weak let probe = second
    let first = receiver("first").on(SlotHost.didScroll) { _ in second = nil }
    broadcast.add(first)
    second.map { _ = broadcast.add($0) }
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(journal.drain() == ["first 1", "second 1"])
    #expect(probe == nil)
    host.send(.optional, 2)
    #expect(journal.drain() == ["first 2"])
  }

  @Test
  func `FR-18 a delegate that a message frees is not asked about the next one`() {
    for ownership in SlotOwnership.allCases {
      for isBridged in [false, true] where isBridged || ownership != .unsafe {
        let bridge = isBridged ? DelegateBridge.install(on: SlotHost.self) : nil
        defer { bridge?.remove() }
        let recorder = ViolationRecorder()
        ViolationHandler.with(.record(into: recorder)) {
          let host = SlotHost(SlotKind(ownership: ownership, caching: .never))
          var app: Receiver? = receiver("app").on(SlotHost.didScroll)
          app?.on(SlotHost.didSelect) { _ in
            app = nil
            if ownership == .strong { host.delegate = nil }
          }
          weak let probe = app
          host.delegate = app
          host.send(.required, 1)
          #expect(!host.delegateStorage.claims(SlotHost.didScroll.selector))
          host.send(.optional, 1)
          #expect(probe == nil)
        }
        #expect(journal.drain() == ["app 1"])
        #expect(recorder.violations.isEmpty, "\(ownership) \(isBridged)")
      }
    }
  }

  @Test
  func `FR-18 in an unsafe slot without a bridge the freed delegate is a dangling one`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let host = SlotHost(SlotKind(ownership: .unsafe, caching: .never))
      var app: Receiver? = receiver("app")
      app?.on(SlotHost.didSelect) { _ in app = nil }
      host.delegate = app
      host.send(.required, 1)
      host.send(.optional, 1)
    }
    #expect(recorder.violations.map(\.kind) == [.danglingDelegate])
  }

  @Test
  func `a message that is sent during a delivery has a walk of its own`() {
    let first = receiver("first").on(SlotHost.didScroll) { [host] index in
      if index < 3 { host.send(.optional, index + 1) }
    }
    let second = receiver("second").on(SlotHost.didScroll)
    host.delegate = nil
    let broadcast = Broadcast(to: [first, second])
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(
      journal.drain() == ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
  }

  // MARK: Rings

  @Test
  func `a receiver that leads back is refused and reported`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let outer = Broadcast(named: "outer")
      let inner = Broadcast(to: [outer], named: "inner")
      let proxy = host.rx.delegate
      proxy.setForwardToDelegate(outer, retainDelegate: false)
      #expect(!outer.add(outer))
      #expect(!outer.add(inner))
      #expect(!outer.add(proxy))
      #expect(outer.receivers.isEmpty)
      #expect(!outer.responds(to: SlotHost.didScroll.selector))
    }
    #expect(recorder.violations.map(\.kind) == [.ringRefused, .ringRefused, .ringRefused])
    #expect(
      recorder.violations.map(\.parties) == [
        ["outer", "outer"], ["outer", "inner"], ["outer", "DelegateProxy"],
      ])
  }

  @Test
  func `a reactive proxy among the receivers does not make the broadcast one`() {
    let proxy = host.rx.delegate
    let app = receiver("app")
    let broadcast = Broadcast(to: [proxy])
    let setter = ForwardDelegateMessages.setForwardToDelegate
    #expect(!broadcast.responds(to: setter.selector))
    setter.send(to: broadcast, app, false)
    #expect(proxy.forwardToDelegate() == nil)
  }
}
