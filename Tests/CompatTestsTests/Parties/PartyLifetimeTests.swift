import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@Suite("Foreign parties and what they leave behind")
@MainActor
struct PartyLifetimeTests {
  @Test func `nobody outlives the host, bridged or not`() {
    for isBridged in [false, true] {
      for ownership in SlotOwnership.allCases {
        weak var world: World?
        weak var host: ProbeHost?
        weak var app: ProbeApp?
        weak var taker: Taker?
        weak var forwardee: ForeignProxy?
        weak var publisher: ForeignProxy?
        weak var classTracker: ClassSwappingTracker?
        weak var opaque: OpaqueHook?
        do {
          let bench = PartyBench(ownership, isBridged: isBridged)
          bench.arrive(.opaque, .classTracker, .app, .taker, .forwardee, .publisher)
          _ = bench.use()
          bench.recording {
            forwardee = ForeignLibrary.forwardee.proxy(for: bench.host)
            publisher = ForeignLibrary.publisher.proxy(for: bench.host)
          }
          world = bench.world
          host = bench.host
          app = bench.world.app
          taker = bench.taker
          classTracker = bench.classTracker
          opaque = bench.opaque
          #expect(forwardee != nil && publisher != nil && taker != nil)
          bench.leave()
        }
        #expect(world == nil && host == nil && app == nil, "\(isBridged), \(ownership)")
        #expect(taker == nil && forwardee == nil && publisher == nil, "\(isBridged), \(ownership)")
        #expect(classTracker == nil && opaque == nil, "\(isBridged), \(ownership)")
      }
    }
  }
}
