/// What one benchmark gave.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds an operation, the median of repetitions that alternate with those by hand.
  let nanoseconds: Double
  let lowerBoundNanoseconds: Double
  /// Allocations an operation; this and what follows only where valgrind is installed.
  let allocations: Double?
  /// Bytes that one operation leaves allocated, where that is the question.
  let bytes: Double?
  /// Instructions an operation.
  let instructions: Int?
  let lowerBoundInstructions: Int?

  var ratio: Double { nanoseconds / lowerBoundNanoseconds }

  init(_ benchmark: Benchmark, _ valgrind: Valgrind?) {
    self.benchmark = benchmark
    let (run, byHand) = (benchmark.body(), benchmark.byHand())
    let iterations = max(1, 200_000 / benchmark.operations)
    run(max(1, iterations / 10))
    byHand(max(1, iterations / 10))
    let times = (0..<9).map { _ in
      (Self.time(run, iterations), Self.time(byHand, iterations))
    }
    let operations = Double(iterations * benchmark.operations)
    nanoseconds = Self.median(times.map(\.0)) / operations
    lowerBoundNanoseconds = Self.median(times.map(\.1)) / operations
    allocations = valgrind?.allocations(benchmark)
    bytes = valgrind?.bytes(benchmark)
    instructions = valgrind?.instructions(benchmark)
    lowerBoundInstructions = valgrind?.instructions(benchmark, byHand: true)
  }

  private static func time(_ run: (Int) -> Void, _ iterations: Int) -> Double {
    ContinuousClock().measure { run(iterations) } / .nanoseconds(1)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
