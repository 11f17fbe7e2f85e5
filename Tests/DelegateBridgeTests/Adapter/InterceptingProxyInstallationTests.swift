import DelegateBridge
import Streams
import Testing

@Suite("An adapter's proxy in a slot")
@MainActor
struct InterceptingProxyInstallationTests {
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `it comes in front of the delegate and leaves it behind`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow).on(Shelf.didSelect)
    let adapter = receiver("adapter").on(Shelf.willShow)
    shelf.delegate = app
    let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
    proxy.install(on: shelf)
    proxy.install(on: shelf)
    shelf.show(1)
    shelf.select(2)
    #expect(log.drain() == ["adapter 1", "app 2"])
    proxy.remove()
    proxy.remove()
    #expect(shelf.delegate === app)
    shelf.show(3)
    #expect(log.drain() == ["app 3"])
  }

  @Test
  func `the host keeps an installed proxy alive`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow)
    let adapter = receiver("adapter").on(Shelf.willShow)
    shelf.delegate = app
    weak var probe: InterceptingProxy?
    do {
      let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
      proxy.install(on: shelf)
      probe = proxy
    }
    #expect(probe != nil)
    shelf.show(1)
    #expect(log.drain() == ["adapter 1"])
    probe?.remove()
    #expect(probe == nil)
    #expect(shelf.delegate === app)
  }

  @Test
  func `two proxies stack and come out in any order`() {
    for removesFirstFirst in [true, false] {
      let shelf = Shelf()
      let app = receiver("app").on(Shelf.willShow).on(Shelf.didSelect)
      let one = receiver("one").on(Shelf.willShow)
      let two = receiver("two").on(Shelf.didSelect)
      shelf.delegate = app
      let first = InterceptingProxy(intercepting: [Shelf.willShow], for: one, named: "first")
      let second = InterceptingProxy(intercepting: [Shelf.didSelect], for: two, named: "second")
      first.install(on: shelf)
      second.install(on: shelf)
      shelf.show(1)
      shelf.select(2)
      #expect(log.drain() == ["one 1", "two 2"])
      (removesFirstFirst ? first : second).remove()
      shelf.show(3)
      shelf.select(4)
      #expect(log.drain() == (removesFirstFirst ? ["app 3", "two 4"] : ["one 3", "app 4"]))
      (removesFirstFirst ? second : first).remove()
      shelf.show(5)
      shelf.select(6)
      #expect(log.drain() == ["app 5", "app 6"])
      #expect(shelf.delegate === app)
    }
  }

  @Test
  func `FR-08 a host that ignores the same object learns what a new target takes`() {
    for isBridged in [false, true] {
      for caching in ClaimCaching.allCases {
        let bridge = isBridged ? DelegateBridge.install(on: Shelf.self) : nil
        defer { bridge?.remove() }
        let shelf = Shelf(caching: caching, ignoresSameObject: true)
        let adapter = receiver("adapter")
        let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
        proxy.install(on: shelf)
        #expect(shelf.claims == Array(repeating: false, count: 6))
        let app = receiver("app").on(Shelf.didSelect).on(Shelf.height) { _ in 9 }
        proxy.target = app
        #expect(shelf.claims == [true, false, true, false, false, false])
        shelf.select(1)
        #expect(shelf.storage.send(Shelf.height, shelf, 2) == 9)
        #expect(log.drain() == ["app 1", "app 2"])
        proxy.target = nil
        #expect(shelf.claims == Array(repeating: false, count: 6))
      }
    }
  }

  @Test
  func `FR-08 there is one refresh for a change of claims and none without`() {
    for isBridged in [false, true] {
      let bridge = isBridged ? DelegateBridge.install(on: Shelf.self) : nil
      defer { bridge?.remove() }
      let shelf = Shelf()
      let adapter = receiver("adapter").on(Shelf.willShow)
      let one = receiver("one").on(Shelf.didSelect)
      let same = receiver("same").on(Shelf.didSelect)
      let other = receiver("other").on(Shelf.height) { _ in 9 }
      shelf.delegate = one
      let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
      proxy.install(on: shelf)
      shelf.show(0)
      var refreshes = 0
      shelf.storage.onClaimsRefreshed = { if shelf.storage.object != nil { refreshes += 1 } }
      proxy.target = same
      proxy.target = same
      shelf.select(1)
      #expect(refreshes == 0)
      proxy.target = other
      #expect(shelf.storage.send(Shelf.height, shelf, 1) == 9)
      #expect(refreshes == 1)
      proxy.target = proxy.target
      #expect(refreshes == 1)
      _ = log.drain()
    }
  }

  @Test
  func `FR-08 setting the same proxy again is enough behind a bridge`() {
    let bridge = DelegateBridge.install(on: Shelf.self)
    defer { bridge.remove() }
    let shelf = Shelf(ignoresSameObject: true)
    let adapter = receiver("adapter")
    let proxy = InterceptingProxy(intercepting: [], for: adapter)
    shelf.delegate = proxy
    let app = receiver("app").on(Shelf.willShow)
    proxy.target = app
    shelf.delegate = proxy
    shelf.show(1)
    #expect(log.drain() == ["app 1"])
  }

  @Test
  func `FR-08 a change behind a reactive proxy reaches the host through the bridge`() {
    let bridge = DelegateBridge.install(on: Shelf.self)
    defer { bridge.remove() }
    let shelf = Shelf()
    var seen: [Int] = []
    let observation = shelf.rx.sent(Shelf.willShow).subscribe(onNext: { seen.append($0.1) })
    let adapter = receiver("adapter").on(Shelf.willShow)
    let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
    proxy.install(on: shelf)
    let app = receiver("app").on(Shelf.didSelect)
    proxy.target = app
    _ = shelf.rx.delegate
    shelf.show(1)
    shelf.select(2)
    #expect(seen == [1])
    #expect(log.drain() == ["adapter 1", "app 2"])
    proxy.target = nil
    #expect(!shelf.storage.claims(Shelf.didSelect.selector))
    observation.dispose()
  }

  @Test
  func `it shares a bridged slot with trackers and streams in any order`() {
    let steps = ["track", "observe", "install", "set"]
    for order in permutations(of: steps) {
      let bridge = DelegateBridge.install(on: Shelf.self)
      defer { bridge.remove() }
      let recorder = ViolationRecorder()
      ViolationHandler.with(.record(into: recorder)) {
        let shelf = Shelf()
        let app = receiver("app").on(Shelf.didSelect).on(Shelf.willShow)
        let adapter = receiver("adapter").on(Shelf.willShow)
        let proxy = InterceptingProxy(intercepting: [Shelf.willShow], for: adapter)
        var tracker: TrackingHook?
        var observation: (any Disposable)?
        var seen = 0
        shelf.delegate = app
        for step in order {
          switch step {
          case "track":
            tracker = TrackingHook.install(
              on: Shelf.self, recording: [Shelf.willShow, Shelf.didSelect])
          case "observe":
            observation = shelf.rx.sent(Shelf.didSelect).subscribe(onNext: { _ in seen += 1 })
          case "install": proxy.install(on: shelf)
          default: shelf.delegate = shelf.delegate
          }
        }
        shelf.show(1)
        shelf.select(2)
        #expect(log.drain() == ["adapter 1", "app 2"], "\(order)")
        #expect(seen == 1, "\(order)")
        #expect(tracker?.count(of: Shelf.willShow) == 1, "\(order)")
        #expect(tracker?.count(of: Shelf.didSelect) == 1, "\(order)")
        proxy.remove()
        shelf.show(3)
        shelf.select(4)
        #expect(log.drain() == ["app 3", "app 4"], "\(order)")
        #expect(seen == 2, "\(order)")
        #expect(tracker?.count(of: Shelf.willShow) == 2, "\(order)")
        observation?.dispose()
        tracker?.remove()
      }
      #expect(recorder.violations.isEmpty, "\(order): \(recorder.violations)")
    }
  }

  private func permutations(of steps: [String]) -> [[String]] {
    guard steps.count > 1 else { return [steps] }
    return steps.indices.flatMap { index in
      var rest = steps
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
