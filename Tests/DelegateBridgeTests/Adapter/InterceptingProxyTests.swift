import DelegateBridge
import Streams
import Testing

@Suite("A proxy that gives some messages to an adapter")
@MainActor
struct InterceptingProxyTests {
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `the adapter gets the messages of its list and the target all others`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow).on(Shelf.didSelect)
    let adapter = receiver("adapter").on(Shelf.willShow).on(Shelf.didSelect)
    let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter, target: app)
    shelf.delegate = proxy
    shelf.show(1)
    shelf.select(2)
    #expect(log.drain() == ["adapter 1", "app 2"])
    #expect(shelf.delegate === proxy)
  }

  @Test
  func `an adapter that passes on reaches the target once`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow)
    let adapter = receiver("adapter").on(Shelf.willShow) { index in
      Shelf.willShow.send(to: app, shelf, index * 10)
    }
    let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter, target: app)
    shelf.delegate = proxy
    shelf.show(1)
    #expect(log.drain() == ["adapter 1", "app 10"])
  }

  @Test
  func `what the adapter does not take goes to the target`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow).on(Shelf.height) { _ in 9 }
    var adapter: Receiver? = receiver("adapter").on(Shelf.willShow)
    guard let made = adapter else { return }
    let proxy = InterceptingProxy(
      intercepting: [Shelf.willShow, Shelf.height], for: made, target: app)
    shelf.delegate = proxy
    #expect(shelf.storage.send(Shelf.height, shelf, 1) == 9)
    #expect(log.drain() == ["app 1"])
    withExtendedLifetime(made) {}
    _ = consume made
    adapter = nil
    #expect(proxy.adapter == nil)
    shelf.show(2)
    #expect(log.drain() == ["app 2"])
  }

  @Test
  func `the proxy claims exactly what one of the two takes`() {
    let messages = Shelf.optionalMessages.map(\.selector)
    let indexed: [Message<Void, Shelf, Int>] = [Shelf.didSelect, Shelf.willShow]
    for adapterTakes in [[], [0], [1], [0, 1]] {
      for appTakes in [[], [0], [1], [0, 1]] {
        for list in [[], [0], [1], [0, 1]] {
          let adapter = receiver("adapter")
          for index in adapterTakes { adapter.on(indexed[index]) }
          let app = receiver("app")
          for index in appTakes { app.on(indexed[index]) }
          let proxy = InterceptingProxy(
            intercepting: list.map { indexed[$0] }, for: adapter, target: app)
          for (index, message) in indexed.enumerated() {
            let isAdapters = list.contains(index) && adapterTakes.contains(index)
            let isTaken = isAdapters || appTakes.contains(index)
            #expect(proxy.responds(to: message.selector) == isTaken)
            message.send(to: proxy, Shelf(), index)
            #expect(
              log.drain() == (isTaken ? ["\(isAdapters ? "adapter" : "app") \(index)"] : []))
          }
          #expect(messages.dropFirst(2).allSatisfy { !proxy.responds(to: $0) })
        }
      }
    }
  }

  @Test
  func `the proxy is itself, and of its target's kind`() {
    let app = receiver("app")
    let adapter = receiver("adapter")
    let proxy = InterceptingProxy(intercepting: [], for: adapter, target: app)
    #expect(RootMessages.identity.send(to: proxy) === proxy)
    #expect(RootMessages.isKind.send(to: proxy, Receiver.classObject))
    proxy.target = nil
    #expect(RootMessages.identity.send(to: proxy) === proxy)
    #expect(!RootMessages.isKind.send(to: proxy, Receiver.classObject))
  }

  @Test
  func `FR-12 a message that no protocol lists is claimed and delivered, or neither`() {
    let unlisted = Message<Int, Shelf, Int>("shelf(_:unlistedValue:)", default: -1)
    let shelf = Shelf()
    let app = receiver("app").on(unlisted) { $0 + 1 }
    let adapter = receiver("adapter")
    let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter, target: app)
    let reactive = shelf.rx.delegate
    reactive.setForwardToDelegate(proxy, retainDelegate: false)
    for party in [proxy, reactive] as [AnyObject] {
      #expect(MessageObject.responds(party, to: unlisted.selector))
      #expect(unlisted.send(to: party, shelf, 1) == 2)
    }
    #expect(log.drain() == ["app 1", "app 1"])
    proxy.target = nil
    for party in [proxy, reactive] as [AnyObject] {
      #expect(!MessageObject.responds(party, to: unlisted.selector))
      #expect(unlisted.send(to: party, shelf, 1) == -1)
    }
  }

  @Test
  func `FR-11 a target that dies between claim and call leaves the default`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      for isTracked in [false, true] {
        let hook =
          isTracked ? TrackingHook.install(on: Shelf.self, recording: [Shelf.willShow]) : nil
        defer { hook?.remove() }
        let shelf = Shelf()
        let adapter = receiver("adapter")
        var app: Receiver? = receiver("app").on(Shelf.willShow).on(Shelf.height) { _ in 9 }
        let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter, target: app)
        shelf.delegate = proxy
        app = nil
        #expect(proxy.target == nil)
        #expect(shelf.storage.claims(Shelf.height.selector), "the host has cached the claim")
        shelf.show(1)
        #expect(shelf.storage.send(Shelf.height, shelf, 1) == nil)
        #expect(Shelf.height.send(to: proxy, shelf, 1) == 44)
      }
    }
    #expect(recorder.violations.isEmpty)
    #expect(log.drain().isEmpty)
  }

  @Test
  func `a target that leads back is refused and reported`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let adapter = receiver("adapter")
      let proxy = InterceptingProxy(intercepting: [], for: adapter)
      let broadcast = Broadcast(to: [proxy])
      proxy.target = proxy
      proxy.target = broadcast
      #expect(proxy.target == nil)
      #expect(!broadcast.responds(to: Shelf.willShow.selector))
    }
    #expect(recorder.violations.map(\.kind) == [.ringRefused, .ringRefused])
  }

  @Test
  func `nothing keeps adapter, target or proxy alive`() {
    weak var probes: InterceptingProxy?
    weak var target: Receiver?
    do {
      let shelf = Shelf()
      let app = receiver("app")
      let adapter = receiver("adapter")
      shelf.delegate = app
      let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
      proxy.install(on: shelf)
      probes = proxy
      target = app
    }
    #expect(probes == nil)
    #expect(target == nil)
  }
}
