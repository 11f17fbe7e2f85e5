import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@Suite("Delegates that forward by hand")
@MainActor
struct ForwarderTests {
  @Test func `a forwarder passes on its methods and no others`() {
    for isBridged in [false, true] {
      let bench = PartyBench(isBridged: isBridged)
      let forwarder = HandForwarder(to: bench.world.app)
      bench.host.delegate = forwarder
      #expect(bench.use() == [.app: 1])
      #expect(forwarder.selections == 1)
      #expect(!MessageObject.responds(forwarder, to: ProbeHost.height.selector))
      #expect(bench.host.delegate === forwarder)
      bench.leave()
    }
  }

  @Test func `behind a bridge a forwarder shares the slot with whoever comes`() {
    let bench = PartyBench(isBridged: true)
    let forwarder = HandForwarder(to: bench.world.app)
    bench.arrive(.tracker, .rx)
    bench.host.delegate = forwarder
    bench.arrive(.publisher, .opaque)
    #expect(bench.use() == [.app: 1, .tracker: 1, .rx: 1, .publisher: 1, .opaque: 1])
    #expect(forwarder.selections == 1)
    #expect(bench.violations.isEmpty)
    bench.leave()
  }

  @Test func `a taker comes in front of the app and leaves it behind`() {
    for isBridged in [false, true] {
      let bench = PartyBench(isBridged: isBridged)
      bench.arrive(.app, .taker)
      #expect(bench.host.delegate === bench.taker)
      #expect(bench.use() == [.app: 1, .taker: 1])
      bench.taker?.leave()
      #expect(bench.host.delegate === bench.world.app)
      #expect(bench.use() == [.app: 1, .taker: 0])
      bench.leave()
    }
  }

  @Test func `FR-17 alone, what a taker found dies when its hook replaces it`() {
    let bench = PartyBench()
    bench.arrive(.tracker, .app)
    bench.recording {
      let taker = Taker(on: bench.host, holding: .unsafe)
      _ = bench.use()
      withExtendedLifetime(taker) {}
    }
    #expect(bench.violations == [.danglingDelegate])
    bench.leave()
  }

  @Test func `FR-17 behind a bridge a taker finds the app, and nothing is displaced`() {
    for ownership in SlotOwnership.allCases {
      let bench = PartyBench(ownership, isBridged: true)
      bench.arrive(.tracker, .app)
      bench.recording {
        let taker = Taker(on: bench.host, holding: .unsafe)
        #expect(taker.next === bench.world.app)
        #expect(bench.use() == [.app: 1, .tracker: 1])
        withExtendedLifetime(taker) {}
      }
      #expect(bench.violations.isEmpty)
      bench.leave()
    }
  }
}
