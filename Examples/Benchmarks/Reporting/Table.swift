import ExampleSupport

/// Measurements for people.
struct Table: CustomStringConvertible {
  private var table = TextTable(header: [
    "benchmark", "ns", "by hand", "ratio", "limit", "allocations", "limit", "bytes", "limit",
    "instructions", "by hand", "limit",
  ])

  init(_ measurements: [Measurement]) {
    for measurement in measurements {
      let (timing, counts) = (measurement.timing, measurement.counts)
      let limits = measurement.limits
      table.add(
        [measurement.benchmark.name]
          + [
            timing?.nanoseconds, timing?.lowerBoundNanoseconds, timing?.ratio, limits?.ratio,
            counts.allocations, limits?.allocations, counts.bytes, limits?.bytes,
            counts.instructions.map(Double.init), counts.lowerBoundInstructions.map(Double.init),
            limits?.instructions,
          ].map { $0?.formatted(digits: 2) ?? "" })
    }
  }

  var description: String { table.lines.joined(separator: "\n") }
}
