import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@Suite("Hooks that are not like the others")
@MainActor
struct ForeignHookTests {
  // MARK: A tracker that changes classes

  @Test func `a class tracker counts in the delegate's own class, and hides it`() {
    let bench = PartyBench()
    bench.arrive(.classTracker, .app)
    let app = bench.world.app
    #expect(bench.host.delegate === app)
    #expect(app.objectClass.reportedName == "app")
    #expect(bench.use() == [.app: 1, .classTracker: 1])
    bench.arrive(.app)
    #expect(bench.use() == [.app: 1, .classTracker: 1], "set twice, changed once")
    bench.leave()
  }

  @Test func `a class tracker leaves other instances of the class alone`() {
    let bench = PartyBench()
    let sibling = ProbeApp()
    let shared = sibling.objectClass
    bench.world.app.objectClass = shared
    bench.arrive(.classTracker, .app)
    #expect(sibling.objectClass === shared)
    ProbeHost.didSelect.send(to: sibling, bench.host, 1)
    #expect(bench.classTracker?.count(of: ProbeHost.didSelect) == 0)
    bench.leave()
  }

  @Test func `a class tracker counts what a reactive proxy forwards`() {
    let bench = PartyBench()
    bench.arrive(.classTracker, .app, .rx)
    #expect(bench.use() == [.app: 1, .rx: 1, .classTracker: 2], "in the app and in the proxy")
    #expect(bench.violations.isEmpty)
    bench.leave()
  }

  @Test func `a class tracker sees nothing of a plain delegate, except through a bridge`() {
    for isBridged in [false, true] {
      let bench = PartyBench(isBridged: isBridged)
      let plain = HandForwarder(to: nil)
      bench.arrive(.classTracker)
      bench.host.delegate = plain
      _ = bench.use()
      #expect(plain.selections == 1)
      #expect(bench.classTracker?.count(of: ProbeHost.didSelect) == (isBridged ? 1 : 0))
      bench.leave()
    }
  }

  @Test func `behind a bridge a class tracker counts each event once, and no delegate changes`() {
    let bench = PartyBench(isBridged: true)
    let original = bench.world.app.objectClass
    bench.arrive(.classTracker, .app, .rx, .forwardee)
    #expect(bench.use() == [.app: 1, .rx: 1, .forwardee: 1, .classTracker: 1])
    #expect(bench.world.app.objectClass === original)
    #expect(bench.violations.isEmpty)
    bench.leave()
  }

  // MARK: A hook that says nothing

  @Test func `alone an opaque hook passes everything on, questions too`() {
    let bench = PartyBench()
    bench.arrive(.opaque, .app)
    let forwarder = bench.host.delegate
    #expect(forwarder !== bench.world.app)
    #expect(forwarder.flatMap { RootMessages.identity.send(to: $0) } === bench.world.app)
    #expect(bench.use() == [.app: 1, .opaque: 1])
    bench.leave()
  }

  @Test func `alone an opaque hook under a reactive proxy makes that one's check fail`() {
    let bench = PartyBench()
    bench.arrive(.opaque, .app, .rx)
    #expect(bench.violations.contains(.proxyNotCurrent))
    bench.leave()
  }

  @Test func `alone a hook that swallows questions makes the host believe that nobody is there`() {
    let world = World(.weak)
    let hook = OpaqueHook(on: world.hostClass, swallowingQuestions: true)
    world.host.delegate = world.app
    world.host.beUsed()
    #expect(world.app.selections == 0)
    guard let forwarder = world.host.delegate else {
      Issue.record("nothing is set")
      return
    }
    #expect(!MessageObject.responds(forwarder, to: ProbeHost.height.selector))
    #expect(RootMessages.identity.send(to: forwarder) == nil)
    #expect(!MessageObject.does(forwarder, wrap: world.app))
    #expect(ProbeHost.height.send(to: forwarder, world.host, 1) == 44)
    hook.remove()
  }

  @Test func `behind a bridge a hook that swallows questions gets everything all the same`() {
    let world = World(.weak)
    let bridge = DelegateBridge.install(on: world.hostClass)
    let hook = OpaqueHook(on: world.hostClass, swallowingQuestions: true)
    world.host.delegate = world.app
    let proxy = ProbeProxy.proxy(for: world.host, in: .delegate)
    #expect(world.host.delegate === proxy)
    world.host.beUsed()
    #expect(world.app.selections == 1)
    #expect(hook.passed[ProbeHost.didSelect.selector] == 1)
    hook.remove()
    bridge.remove()
  }

  @Test func `behind a bridge an opaque hook gets everything, and everybody else too`() {
    let bench = PartyBench(isBridged: true)
    bench.arrive(.opaque, .app, .rx)
    #expect(bench.use() == [.app: 1, .rx: 1, .opaque: 1])
    #expect(bench.host.delegate is DelegateProxy)
    #expect(bench.violations.isEmpty)
    bench.leave()
  }
}
