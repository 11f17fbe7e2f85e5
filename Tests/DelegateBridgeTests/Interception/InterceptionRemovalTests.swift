import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Removing interceptions` {
  @Test func `FR-32 any set of hooks goes in any order, and leaves the tables as they were`() {
    let seed = UInt64.random(in: .min ... .max)
    print("Removing interceptions: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let tables = TableSnapshot()
    var findings = Findings()
    for round in 0..<10_000 {
      var walk = RemovalWalk(&random)
      walk.install(&random)
      while walk.removeOne(&random) {
        if random.next() % 8 == 0 { walk.check(&findings, "seed \(seed), round \(round)") }
      }
      findings.check(TableSnapshot(), is: tables, "seed \(seed), round \(round)")
      findings.check(walk.isClean, is: true, "seed \(seed), round \(round)")
    }
    findings.verify()
  }
}
