/// What was counted, which does not depend on the machine's load.
struct Counts {
  /// Allocations an operation; without valgrind, of objects only, and missing where they cannot be counted.
  let allocations: Double?
  /// Bytes that one operation leaves allocated, where that is the question.
  let bytes: Double?
  /// Instructions an operation; this and the others only where valgrind is installed.
  let instructions: Int?
  /// Missing too where nothing but the limits is of interest.
  let lowerBoundInstructions: Int?

  @MainActor
  init(_ benchmark: Benchmark, _ valgrind: Valgrind?, withLowerBound: Bool) {
    let valgrind = benchmark.preparesMuch ? nil : valgrind
    allocations =
      valgrind?.allocations(benchmark) ?? AllocationCounter.allocations(benchmark)
    bytes = valgrind?.bytes(benchmark)
    instructions = valgrind?.instructions(benchmark)
    lowerBoundInstructions =
      withLowerBound ? valgrind?.instructions(benchmark, byHand: true) : nil
  }
}
