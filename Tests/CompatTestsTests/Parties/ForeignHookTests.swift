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

  @Test func `alone an opaque hook makes the host believe that nobody takes anything`() {
    let bench = PartyBench()
    bench.arrive(.opaque, .app)
    #expect(bench.use() == [.app: 0, .opaque: 0])
    bench.leave()
  }

  @Test func `an opaque hook passes on what is sent without asking`() {
    let bench = PartyBench()
    bench.arrive(.opaque, .app)
    guard let forwarder = bench.host.delegate else {
      Issue.record("nothing is set")
      return
    }
    #expect(!MessageObject.responds(forwarder, to: ProbeHost.height.selector))
    #expect(RootMessages.identity.send(to: forwarder) == nil)
    #expect(!MessageObject.does(forwarder, wrap: bench.world.app))
    #expect(ProbeHost.height.send(to: forwarder, bench.host, 1) == 44)
    bench.leave()
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
