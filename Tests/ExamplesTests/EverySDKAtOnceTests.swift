import Testing

struct EverySDKAtOnceTests {
  private let example = Example(name: "every-sdk-at-once")

  /// Who is there, and which of the columns are theirs: what the list tells, what the button does, and
  /// the taps that it must not do anything at.
  private let interests = [
    "app": 0..<4, "analytics": 0..<4, "heat map": 0..<4, "list library": 0..<3, "reactive": 0..<3,
    "forwardee": 0..<3, "publisher": 0..<3, "list adapter": 1..<3, "tap guard": 4..<5,
  ]

  @Test func `everybody hears everything once, in whatever order they came`() throws {
    var orders: Set<Substring> = []
    for seed in 0..<20 {
      let run = try example.run("--seed", "\(seed)", "--actions", "200")
      #expect(run.status == 0, "seed \(seed)")
      #expect(run.errors == "", "seed \(seed)")
      let counts = Table(run.output).counts("")
      let happened = try #require(counts["what happened"], "seed \(seed)")
      try #require(happened.count == 5 && happened.allSatisfy { $0 > 0 }, "seed \(seed)")
      for (party, columns) in interests {
        #expect(counts[party] == Array(happened[columns]), "\(party), seed \(seed)")
      }
      let order = try #require(
        run.output.split(separator: "\n").first { $0.contains("in this order") })
      #expect(interests.keys.allSatisfy { order.contains($0) }, "\(order)")
      orders.insert(order)
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
    #expect(run.output.contains("\nButton 'Refresh'; guard on Button by "))
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
