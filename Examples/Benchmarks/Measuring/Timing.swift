/// How long a benchmark took, and how long what is done by hand.
///
/// Repetitions are short and alternate, and the median counts: where the machine has other work, most of
/// them still run undisturbed, and what disturbs one kind disturbs the other.
struct Timing {
  /// Nanoseconds an operation.
  let nanoseconds: Double
  let lowerBoundNanoseconds: Double

  var ratio: Double { nanoseconds / lowerBoundNanoseconds }

  @MainActor
  init(_ benchmark: Benchmark) {
    let (run, byHand) = (Run(benchmark.body()), Run(benchmark.byHand()))
    let times = (0..<101).map { _ in (run.time(), byHand.time()) }
    let operations = Double(benchmark.operations)
    nanoseconds = Self.median(times.map(\.0)) / operations
    lowerBoundNanoseconds = Self.median(times.map(\.1)) / operations
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// A body, with as many iterations as fill a short repetition.
  @MainActor
  private struct Run {
    private let body: Benchmark.Body
    private var iterations = 1

    init(_ body: @escaping Benchmark.Body) {
      self.body = body
      // The first iterations find out what later ones know.
      for _ in 0..<3 { body(1) }
      while iterations < 1 << 20, time() * Double(iterations) < 200_000 { iterations *= 2 }
    }

    /// Nanoseconds an iteration.
    func time() -> Double {
      let clock = ContinuousClock()
      let start = clock.now
      body(iterations)
      return start.duration(to: clock.now) / .nanoseconds(1) / Double(iterations)
    }
  }
}
