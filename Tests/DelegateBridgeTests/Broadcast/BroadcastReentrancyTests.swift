import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: changes while a message is delivered")
@MainActor
struct BroadcastReentrancyTests {
  private let shelf = Shelf()
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `FR-27 a receiver that removes one and adds another disturbs nothing`() {
    let broadcast = Broadcast()
    let removed = receiver("removed").on(Shelf.willShow)
    let added = receiver("added").on(Shelf.willShow)
    let last = receiver("last").on(Shelf.willShow)
    let meddler = receiver("meddler").on(Shelf.willShow) { _ in
      broadcast.remove(removed)
      broadcast.add(added)
    }
    for receiver in [meddler, removed, last] { broadcast.add(receiver) }
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["meddler 1", "last 1"])
    shelf.show(2)
    #expect(log.drain() == ["meddler 2", "last 2", "added 2"])
  }

  @Test
  func `FR-27 every change at every position of a walk keeps the stated rule`() {
    let names = ["a", "b", "c", "d"]
    for position in names.indices {
      for target in names.indices {
        let broadcast = Broadcast()
        let newcomer = receiver("new").on(Shelf.willShow)
        let receivers = names.map { receiver($0) }
        for (index, receiver) in receivers.enumerated() {
          receiver.on(Shelf.willShow) { _ in
            guard index == position else { return }
            broadcast.add(newcomer, before: receivers[target])
            broadcast.remove(receivers[target])
          }
        }
        for receiver in receivers { broadcast.add(receiver) }
        shelf.delegate = broadcast
        shelf.show(1)
        let expected = names.indices.filter { $0 != target || $0 <= position }
        #expect(log.drain() == expected.map { "\(names[$0]) 1" }, "\(position) removes \(target)")
        shelf.show(2)
        var after = names
        after[target] = "new"
        // The one that changes the list does so again, which has no effect any more.
        #expect(log.drain() == after.map { "\($0) 2" })
      }
    }
  }

  @Test
  func `FR-27 the broadcast claims what one of its receivers takes, whatever the protocol says`() {
    let unlisted = Message<Void, Shelf, Int>("shelf(_:unlisted:)")
    let all: [any AnyMessage] = Shelf.optionalMessages + [unlisted]
    let a = receiver("a").on(Shelf.willShow).on(unlisted)
    let b = receiver("b").on(Shelf.didSelect).on(Shelf.height) { _ in 1 }
    let broadcast = Broadcast(to: [a, b])
    for message in all {
      let expected = [a, b].contains { MessageObject.responds($0, to: message.selector) }
      #expect(broadcast.responds(to: message.selector) == expected, "\(message.selector)")
    }
    broadcast.remove(a)
    #expect(!broadcast.responds(to: unlisted.selector))
    broadcast.remove(b)
    for message in all { #expect(!broadcast.responds(to: message.selector)) }
  }

  @Test
  func `FR-12 what the broadcast claims it delivers, and nothing else`() {
    let unlisted = Message<Void, Shelf, Int>("shelf(_:unlisted:)")
    let app = receiver("app").on(unlisted)
    let broadcast = Broadcast(to: [app])
    #expect(broadcast.responds(to: unlisted.selector))
    unlisted.send(to: broadcast, shelf, 4)
    #expect(log.drain() == ["app 4"])
    #expect(!broadcast.responds(to: Shelf.willShow.selector))
    Shelf.willShow.send(to: broadcast, shelf, 4)
    #expect(log.drain().isEmpty)
  }

  @Test
  func `FR-18 receivers that are freed by the first one still get the message on its way`() {
    let broadcast = Broadcast()
    var second: Receiver? = receiver("second").on(Shelf.willShow)
    weak let probe = second
    let first = receiver("first").on(Shelf.willShow) { _ in second = nil }
    broadcast.add(first)
    second.map { _ = broadcast.add($0) }
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(log.drain() == ["first 1", "second 1"])
    #expect(probe == nil)
    shelf.show(2)
    #expect(log.drain() == ["first 2"])
  }

  @Test
  func `FR-18 a delegate that a message frees is not asked about the next one`() {
    for ownership in SlotOwnership.allCases {
      for isBridged in [false, true] where isBridged || ownership != .unsafe {
        let bridge = isBridged ? DelegateBridge.install(on: Shelf.self) : nil
        defer { bridge?.remove() }
        let recorder = ViolationRecorder()
        ViolationHandler.with(.record(into: recorder)) {
          let shelf = Shelf(ownership, caching: .never)
          var app: Receiver? = receiver("app").on(Shelf.willShow)
          app?.on(Shelf.didSelect) { _ in
            app = nil
            if ownership == .strong { shelf.delegate = nil }
          }
          weak let probe = app
          shelf.delegate = app
          shelf.select(1)
          #expect(!shelf.storage.claims(Shelf.willShow.selector))
          shelf.show(1)
          #expect(probe == nil)
        }
        #expect(log.drain() == ["app 1"])
        #expect(recorder.violations.isEmpty, "\(ownership) \(isBridged)")
      }
    }
  }

  @Test
  func `FR-18 in an unsafe slot without a bridge the freed delegate is a dangling one`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let shelf = Shelf(.unsafe, caching: .never)
      var app: Receiver? = receiver("app")
      app?.on(Shelf.didSelect) { _ in app = nil }
      shelf.delegate = app
      shelf.select(1)
      shelf.show(1)
    }
    #expect(recorder.violations.map(\.kind) == [.danglingDelegate])
  }

  @Test
  func `a message that is sent during a delivery has a walk of its own`() {
    let first = receiver("first").on(Shelf.willShow) { [shelf] index in
      if index < 3 { shelf.show(index + 1) }
    }
    let second = receiver("second").on(Shelf.willShow)
    shelf.delegate = nil
    let broadcast = Broadcast(to: [first, second])
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(
      log.drain() == ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
  }

  // MARK: Rings

  @Test
  func `a receiver that leads back is refused and reported`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let outer = Broadcast(named: "outer")
      let inner = Broadcast(to: [outer], named: "inner")
      let proxy = shelf.rx.delegate
      proxy.setForwardToDelegate(outer, retainDelegate: false)
      #expect(!outer.add(outer))
      #expect(!outer.add(inner))
      #expect(!outer.add(proxy))
      #expect(outer.receivers.isEmpty)
      #expect(!outer.responds(to: Shelf.willShow.selector))
    }
    #expect(recorder.violations.map(\.kind) == [.ringRefused, .ringRefused, .ringRefused])
    #expect(
      recorder.violations.map(\.parties) == [
        ["outer", "outer"], ["outer", "inner"], ["outer", "DelegateProxy"],
      ])
  }

  @Test
  func `a reactive proxy among the receivers does not make the broadcast one`() {
    let proxy = shelf.rx.delegate
    let app = receiver("app")
    let broadcast = Broadcast(to: [proxy])
    let setter = ForwardDelegateMessages.setForwardToDelegate
    #expect(!broadcast.responds(to: setter.selector))
    setter.send(to: broadcast, app, false)
    #expect(proxy.forwardToDelegate() == nil)
  }
}
