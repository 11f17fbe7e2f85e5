import DelegateBridge
import Streams
import Testing

@Suite("An adapter's proxy in a slot")
@MainActor
struct InterceptingProxyInstallationTests {
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `it comes in front of the delegate and leaves it behind`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.didSelect)
    let adapter = receiver("adapter").on(SlotHost.didScroll)
    host.delegate = app
    let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
    proxy.install(on: host)
    proxy.install(on: host)
    host.send(.optional, 1)
    host.send(.required, 2)
    #expect(journal.drain() == ["adapter 1", "app 2"])
    proxy.remove()
    proxy.remove()
    #expect(host.delegate === app)
    host.send(.optional, 3)
    #expect(journal.drain() == ["app 3"])
  }

  @Test
  func `the host keeps an installed proxy alive`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll)
    let adapter = receiver("adapter").on(SlotHost.didScroll)
    host.delegate = app
    weak var probe: InterceptingProxy?
    do {
      let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
      proxy.install(on: host)
      probe = proxy
    }
    #expect(probe != nil)
    host.send(.optional, 1)
    #expect(journal.drain() == ["adapter 1"])
    probe?.remove()
    #expect(probe == nil)
    #expect(host.delegate === app)
  }

  @Test
  func `two proxies stack and come out in any order`() {
    for removesFirstFirst in [true, false] {
      let host = SlotHost()
      let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.didSelect)
      let one = receiver("one").on(SlotHost.didScroll)
      let two = receiver("two").on(SlotHost.didSelect)
      host.delegate = app
      let first = InterceptingProxy(intercepting: [SlotHost.didScroll], for: one, named: "first")
      let second = InterceptingProxy(intercepting: [SlotHost.didSelect], for: two, named: "second")
      first.install(on: host)
      second.install(on: host)
      host.send(.optional, 1)
      host.send(.required, 2)
      #expect(journal.drain() == ["one 1", "two 2"])
      (removesFirstFirst ? first : second).remove()
      host.send(.optional, 3)
      host.send(.required, 4)
      #expect(journal.drain() == (removesFirstFirst ? ["app 3", "two 4"] : ["one 3", "app 4"]))
      (removesFirstFirst ? second : first).remove()
      host.send(.optional, 5)
      host.send(.required, 6)
      #expect(journal.drain() == ["app 5", "app 6"])
      #expect(host.delegate === app)
    }
  }

  @Test
  func `FR-08 a host that ignores the same object learns what a new target takes`() {
    for isBridged in [false, true] {
      for caching in ClaimCaching.allCases {
        let bridge = isBridged ? DelegateBridge.install(on: SlotHost.self) : nil
        defer { bridge?.remove() }
        let host = SlotHost(SlotKind(caching: caching, ignoresSameObject: true))
        let adapter = receiver("adapter")
        let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
        proxy.install(on: host)
        #expect(host.claimed.isEmpty)
        let app = receiver("app").on(SlotHost.didSelect).on(SlotHost.height) { _ in 9 }
        proxy.target = app
        #expect(host.claimed == [.required, .valued])
        host.send(.required, 1)
        #expect(host.delegateStorage.send(SlotHost.height, host, 2) == 9)
        #expect(journal.drain() == ["app 1", "app 2"])
        proxy.target = nil
        #expect(host.claimed.isEmpty)
      }
    }
  }

  @Test
  func `FR-08 there is one refresh for a change of claims and none without`() {
    for isBridged in [false, true] {
      let bridge = isBridged ? DelegateBridge.install(on: SlotHost.self) : nil
      defer { bridge?.remove() }
      let host = SlotHost()
      let adapter = receiver("adapter").on(SlotHost.didScroll)
      let one = receiver("one").on(SlotHost.didSelect)
      let same = receiver("same").on(SlotHost.didSelect)
      let other = receiver("other").on(SlotHost.height) { _ in 9 }
      host.delegate = one
      let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
      proxy.install(on: host)
      host.send(.optional, 0)
      var refreshes = 0
      host.delegateStorage.onClaimsRefreshed = {
        if host.delegateStorage.object != nil { refreshes += 1 }
      }
      proxy.target = same
      proxy.target = same
      host.send(.required, 1)
      #expect(refreshes == 0)
      proxy.target = other
      #expect(host.delegateStorage.send(SlotHost.height, host, 1) == 9)
      #expect(refreshes == 1)
      proxy.target = proxy.target
      #expect(refreshes == 1)
      _ = journal.drain()
    }
  }

  @Test
  func `FR-08 setting the same proxy again is enough behind a bridge`() {
    let bridge = DelegateBridge.install(on: SlotHost.self)
    defer { bridge.remove() }
    let host = SlotHost(SlotKind(ignoresSameObject: true))
    let adapter = receiver("adapter")
    let proxy = InterceptingProxy(intercepting: [], for: adapter)
    host.delegate = proxy
    let app = receiver("app").on(SlotHost.didScroll)
    proxy.target = app
    host.delegate = proxy
    host.send(.optional, 1)
    #expect(journal.drain() == ["app 1"])
  }

  @Test
  func `FR-08 a change behind a reactive proxy reaches the host through the bridge`() {
    let bridge = DelegateBridge.install(on: SlotHost.self)
    defer { bridge.remove() }
    let host = SlotHost()
    var seen: [Int] = []
    let observation = host.rx.sent(SlotHost.didScroll).subscribe(onNext: { seen.append($0.1) })
    let adapter = receiver("adapter").on(SlotHost.didScroll)
    let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
    proxy.install(on: host)
    let app = receiver("app").on(SlotHost.didSelect)
    proxy.target = app
    _ = host.rx.delegate
    host.send(.optional, 1)
    host.send(.required, 2)
    #expect(seen == [1])
    #expect(journal.drain() == ["adapter 1", "app 2"])
    proxy.target = nil
    #expect(!host.delegateStorage.claims(SlotHost.didSelect.selector))
    observation.dispose()
  }

  @Test
  func `it shares a bridged slot with trackers and streams in any order`() {
    let steps = ["track", "observe", "install", "set"]
    for order in permutations(of: steps) {
      let bridge = DelegateBridge.install(on: SlotHost.self)
      defer { bridge.remove() }
      let recorder = ViolationRecorder()
      ViolationHandler.with(.record(into: recorder)) {
        let host = SlotHost()
        let app = receiver("app").on(SlotHost.didSelect).on(SlotHost.didScroll)
        let adapter = receiver("adapter").on(SlotHost.didScroll)
        let proxy = InterceptingProxy(intercepting: [SlotHost.didScroll], for: adapter)
        var tracker: TrackingHook?
        var observation: (any Disposable)?
        var seen = 0
        host.delegate = app
        for step in order {
          switch step {
          case "track":
            tracker = TrackingHook.install(
              on: SlotHost.self, recording: [SlotHost.didScroll, SlotHost.didSelect])
          case "observe":
            observation = host.rx.sent(SlotHost.didSelect).subscribe(onNext: { _ in seen += 1 })
          case "install": proxy.install(on: host)
          default: host.delegate = host.delegate
          }
        }
        host.send(.optional, 1)
        host.send(.required, 2)
        #expect(journal.drain() == ["adapter 1", "app 2"], "\(order)")
        #expect(seen == 1, "\(order)")
        #expect(tracker?.count(of: SlotHost.didScroll) == 1, "\(order)")
        #expect(tracker?.count(of: SlotHost.didSelect) == 1, "\(order)")
        proxy.remove()
        host.send(.optional, 3)
        host.send(.required, 4)
        #expect(journal.drain() == ["app 3", "app 4"], "\(order)")
        #expect(seen == 2, "\(order)")
        #expect(tracker?.count(of: SlotHost.didScroll) == 2, "\(order)")
        observation?.dispose()
        tracker?.remove()
      }
      #expect(recorder.violations.isEmpty, "\(order): \(recorder.violations)")
    }
  }
}
