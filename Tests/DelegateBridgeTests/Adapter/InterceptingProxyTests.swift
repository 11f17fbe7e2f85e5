import DelegateBridge
import Streams
import Testing

@Suite("A proxy that gives some messages to an adapter")
@MainActor
struct InterceptingProxyTests {
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `the adapter gets the messages of its list and the target all others`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.didSelect)
    let adapter = receiver("adapter").on(SlotHost.didScroll).on(SlotHost.didSelect)
    let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter, target: app)
    host.delegate = proxy
    host.send(.optional, 1)
    host.send(.required, 2)
    #expect(journal.drain() == ["adapter 1", "app 2"])
    #expect(host.delegate === proxy)
  }

  @Test
  func `an adapter that passes on reaches the target once`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll)
    let adapter = receiver("adapter").on(SlotHost.didScroll) { index in
      SlotHost.didScroll.send(to: app, host, index * 10)
    }
    let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter, target: app)
    host.delegate = proxy
    host.send(.optional, 1)
    #expect(journal.drain() == ["adapter 1", "app 10"])
  }

  @Test
  func `what the adapter does not take goes to the target`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.height) { _ in 9 }
    var adapter: Receiver? = receiver("adapter").on(SlotHost.didScroll)
    guard let made = adapter else { return }
    let proxy = InterceptingProxy(
      intercepting: [SlotHost.didScroll, SlotHost.height], for: made, target: app)
    host.delegate = proxy
    #expect(host.delegateStorage.send(SlotHost.height, host, 1) == 9)
    #expect(journal.drain() == ["app 1"])
    withExtendedLifetime(made) {}
    _ = consume made
    adapter = nil
    #expect(proxy.adapter == nil)
    host.send(.optional, 2)
    #expect(journal.drain() == ["app 2"])
  }

  @Test
  func `the proxy claims exactly what one of the two takes`() {
    let indexed: [Message<Void, SlotHost, Int>] = [SlotHost.didSelect, SlotHost.didScroll]
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
            message.send(to: proxy, SlotHost(), index)
            #expect(
              journal.drain() == (isTaken ? ["\(isAdapters ? "adapter" : "app") \(index)"] : []))
          }
          #expect(!proxy.responds(to: SlotHost.height.selector))
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
    let unlisted = Message<Int, SlotHost, Int>("slotHost.unlisted", default: -1)
    let host = SlotHost()
    let app = receiver("app").on(unlisted) { $0 + 1 }
    let adapter = receiver("adapter")
    let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter, target: app)
    let reactive = host.rx.delegate
    reactive.setForwardToDelegate(proxy, retainDelegate: false)
    for party in [proxy, reactive] as [AnyObject] {
      #expect(MessageObject.responds(party, to: unlisted.selector))
      #expect(unlisted.send(to: party, host, 1) == 2)
    }
    #expect(journal.drain() == ["app 1", "app 1"])
    proxy.target = nil
    for party in [proxy, reactive] as [AnyObject] {
      #expect(!MessageObject.responds(party, to: unlisted.selector))
      #expect(unlisted.send(to: party, host, 1) == -1)
    }
  }

  @Test
  func `FR-11 a target that dies between claim and call leaves the default`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      for isTracked in [false, true] {
        let hook =
          isTracked ? TrackingHook.install(on: SlotHost.self, recording: [SlotHost.didScroll]) : nil
        defer { hook?.remove() }
        let host = SlotHost()
        let adapter = receiver("adapter")
        var app: Receiver? = receiver("app").on(SlotHost.didScroll).on(SlotHost.height) { _ in 9 }
        let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter, target: app)
        host.delegate = proxy
        app = nil
        #expect(proxy.target == nil)
        #expect(
          host.delegateStorage.claims(SlotHost.height.selector), "the host has cached the claim")
        host.send(.optional, 1)
        #expect(host.delegateStorage.send(SlotHost.height, host, 1) == nil)
        #expect(SlotHost.height.send(to: proxy, host, 1) == SlotHost.height.defaultResult)
      }
    }
    #expect(recorder.violations.isEmpty)
    #expect(journal.drain().isEmpty)
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
      #expect(!broadcast.responds(to: SlotHost.didScroll.selector))
    }
    #expect(recorder.violations.map(\.kind) == [.ringRefused, .ringRefused])
  }

  @Test
  func `nothing keeps adapter, target or proxy alive`() {
    weak var probes: InterceptingProxy?
    weak var target: Receiver?
    do {
      let host = SlotHost()
      let app = receiver("app")
      let adapter = receiver("adapter")
      host.delegate = app
      let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
      proxy.install(on: host)
      probes = proxy
      target = app
    }
    #expect(probes == nil)
    #expect(target == nil)
  }
}
