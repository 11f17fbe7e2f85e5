/// What valgrind counted.
///
/// Counts do not depend on the machine's load.
struct Counts {
  /// Allocations an operation.
  let allocations: Double
  /// Bytes that one operation leaves allocated, where that is the question.
  let bytes: Double?
  /// Instructions an operation.
  let instructions: Int
  /// Missing where nothing but the limits is of interest.
  let lowerBoundInstructions: Int?

  init?(_ benchmark: Benchmark, _ valgrind: Valgrind, withLowerBound: Bool) {
    guard let allocations = valgrind.allocations(benchmark),
      let instructions = valgrind.instructions(benchmark)
    else { return nil }
    self.allocations = allocations
    self.instructions = instructions
    lowerBoundInstructions =
      withLowerBound ? valgrind.instructions(benchmark, byHand: true) : nil
    bytes = valgrind.bytes(benchmark)
  }
}
