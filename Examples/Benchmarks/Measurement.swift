import Foundation

/// What one benchmark gave.
struct Measurement: Codable {
  let name: String
  /// Nanoseconds an operation, the least of several runs.
  let nanoseconds: Double
  let lowerBoundNanoseconds: Double
  /// Instructions an operation, where valgrind is installed.
  let instructions: Int?
  let lowerBoundInstructions: Int?
  let target: Int?

  init(_ benchmark: Benchmark, countInstructions: Bool) {
    name = benchmark.name
    target = benchmark.target
    nanoseconds = Self.time(benchmark.body(), benchmark.operations)
    lowerBoundNanoseconds = Self.time(benchmark.lowerBound(), benchmark.operations)
    instructions =
      countInstructions ? InstructionCounter.count(benchmark, lowerBound: false) : nil
    lowerBoundInstructions =
      countInstructions ? InstructionCounter.count(benchmark, lowerBound: true) : nil
  }

  private static func time(_ run: (Int) -> Void, _ operations: Int) -> Double {
    let iterations = max(1, 200_000 / operations)
    run(max(1, iterations / 10))
    let clock = ContinuousClock()
    let times = (0..<5).map { _ in clock.measure { run(iterations) } / .nanoseconds(1) }
    return times.min()! / Double(iterations * operations)
  }
}
