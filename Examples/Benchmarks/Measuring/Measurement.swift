/// What one benchmark gave.
struct Measurement {
  let benchmark: Benchmark
  /// What it must keep to.
  let limits: Limits?
  /// Missing where only counts are asked for.
  let timing: Timing?
  let counts: Counts

  @MainActor
  init(_ benchmark: Benchmark, _ limits: Limits?, isTimed: Bool, _ valgrind: Valgrind?) {
    self.benchmark = benchmark
    self.limits = limits
    timing = isTimed ? Timing(benchmark) : nil
    counts = Counts(benchmark, valgrind, withLowerBound: isTimed)
  }

  /// In which ways the limits are exceeded.
  var excesses: [String] {
    func excess(_ what: String, _ value: Double?, _ limit: Double?) -> String? {
      guard let value, let limit, value > limit else { return nil }
      return "\(benchmark.name): \(what) \(value.formatted(digits: 2)), "
        + "at most \(limit.formatted(digits: 2))"
    }
    let excesses = [
      excess("ratio", timing?.ratio, limits?.ratio),
      excess("allocations", counts.allocations, limits?.allocations),
      excess("bytes", counts.bytes, limits?.bytes),
      excess("instructions", counts.instructions.map(Double.init), limits?.instructions),
    ].compactMap { $0 }
    return counts.allocations == nil
      ? excesses + ["\(benchmark.name): allocations were not counted"] : excesses
  }
}
