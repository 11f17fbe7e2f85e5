import Testing

struct EverySDKAtOnceTests {
  private let example = Example(name: "every-sdk-at-once")
  private let parties = [
    "app", "list library", "list adapter", "analytics", "heat map", "reactive", "forwardee",
    "publisher",
  ]

  @Test func `everybody hears everything once, in whatever order they came`() throws {
    var orders: Set<Substring> = []
    for seed in 0..<20 {
      let run = try example.run("--seed", "\(seed)", "--actions", "200")
      #expect(run.status == 0, "seed \(seed)")
      #expect(run.errors == "", "seed \(seed)")
      let counts = Table(run.output).counts("")
      let happened = try #require(counts["what happened"], "seed \(seed)")
      #expect(happened.allSatisfy { $0 > 0 })
      for party in parties {
        let heard = party == "list adapter" ? Array(happened.dropFirst()) : happened
        #expect(counts[party] == heard, "\(party), seed \(seed)")
      }
      orders.formUnion(run.output.split(separator: "\n").filter { $0.contains("in this order") })
    }
    #expect(orders.count > 10)
  }

  @Test func `thousands of actions are played unless said otherwise, and the chain is explained`()
    throws
  {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("seed 1, 5000 actions\n"))
    #expect(run.output.contains("everybody hears everything once"))
    #expect(run.output.contains("CollectionView.delegate, bridged at "))
    for party in ["analytics", "heat map", "DelegateProxy", "forwardee", "publisher"] {
      #expect(run.output.contains(". \(party) ("), "\(party)")
    }
    #expect(try example.run("--seed", "1").output == run.output)
  }

  @Test(arguments: [
    (["--seed"], "'--seed' needs a number"),
    (["--seed", "-1"], "'-1' is no seed"),
    (["--seed", "x"], "'x' is no seed"),
    (["--actions", "0"], "'0' is no number of actions"),
    (["--actions", "many"], "'many' is no number of actions"),
    (["7"], "unknown argument '7'"),
    (["--sdk", "7"], "unknown argument '--sdk'"),
  ])
  func `a wrong command line gets one clear line and status 2`(
    arguments: [String], message: String
  ) throws {
    let run = try example.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("every-sdk-at-once: \(message)"), "\(run.errors)")
  }
}
