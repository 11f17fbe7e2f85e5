import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@MainActor
@Suite struct `All short scripts` {
  @Test func `break no law behind a bridge`() {
    let report = Exhaustion(bound: 2).run()
    #expect(report.sequences > 200)
    #expect(report.violations == 0, "\(report.failures)")
  }

  @Test func `break one behind a bridge that is broken`() {
    let report = Exhaustion(bound: 2, fault: .detachesNobody).run()
    #expect(report.violations > 0)
    #expect(report.failures.allSatisfy { $0.contains("--run \"") })
  }

  @Test func `are all there, up to the bound`() {
    let space = ScriptSpace(phrases: [[.setApp], [.afterFirst, .setNil, .select]])
    var lengths: [Int: Int] = [:]
    space.forEach(upTo: 3) { _, rest in lengths[3 - rest, default: 0] += 1 }
    #expect(lengths == [0: 1, 1: 2, 2: 4, 3: 8])
  }

  @Test func `do nothing that can do nothing, and name the trackers in one order only`() {
    let space = ScriptSpace(phrases: [[.hookA], [.hookB], [.releaseApp], [.stopObserving]])
    var found: Set<[Script.Operation]> = []
    space.forEach(upTo: 3) { operations, _ in found.insert(operations) }
    #expect(found.contains([.hookA, .hookB, .hookB]))
    #expect(!found.contains([.hookA, .hookB, .hookA]), "methods are exchanged back in order")
    #expect(!found.contains { $0.first == .hookB })
    #expect(!found.contains { $0.filter { $0 == .releaseApp }.count > 1 })
    #expect(!found.contains { $0.contains(.stopObserving) })
  }

  @Test func `are scripts that the model covers in two situations or all`() {
    Exhaustion.space.forEach(upTo: 2) { operations, _ in
      #expect(Exhaustion.scripts(of: operations).count > 1, "\(operations)")
    }
  }
}
