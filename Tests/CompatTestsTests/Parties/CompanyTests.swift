import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@Suite("Foreign parties in company")
@MainActor
struct CompanyTests {
  @Test func `behind a bridge any three of them and the app hear each event once, in any order`() {
    var failures: [String] = []
    var count = 0
    for company in companies(of: PartyBench.Arrival.allCases.filter { $0 != .app && $0 != .taker })
    {
      for order in permutations(of: [.app] + company) {
        count += 1
        let bench = PartyBench(isBridged: true)
        for arrival in order { bench.arrive(arrival) }
        let counts = bench.use()
        let isRight = order.allSatisfy { counts[$0] == 1 } && bench.violations.isEmpty
        if !isRight {
          failures.append("\(order.map(\.rawValue)): \(counts), \(bench.recorder.violations)")
        }
        bench.leave()
      }
    }
    #expect(count == 480)
    #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(10).joined(separator: "\n"))")
  }

  private func companies(of parties: [PartyBench.Arrival]) -> [[PartyBench.Arrival]] {
    parties.indices.flatMap { first in
      parties.indices.dropFirst(first + 1).flatMap { second in
        parties.indices.dropFirst(second + 1).map {
          [parties[first], parties[second], parties[$0]]
        }
      }
    }
  }

  private func permutations(of parties: [PartyBench.Arrival]) -> [[PartyBench.Arrival]] {
    guard parties.count > 1 else { return [parties] }
    return parties.indices.flatMap { index in
      var rest = parties
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
