/// Measurements for programs.
struct Report: Encodable {
  private let benchmarks: [Entry]

  private struct Entry: Encodable {
    let name: String
    let ns: Double
    let lowerBound: String
    let lowerBoundNs: Double
    let ratio: Double
    let allocations: Double?
    let bytes: Double?
    let instructions: Int?

    init(_ measurement: Measurement) {
      name = measurement.benchmark.name
      ns = measurement.nanoseconds
      lowerBound = measurement.benchmark.lowerBound
      lowerBoundNs = measurement.lowerBoundNanoseconds
      ratio = measurement.ratio
      allocations = measurement.allocations
      bytes = measurement.bytes
      instructions = measurement.instructions
    }

    enum CodingKeys: CodingKey {
      case name, ns, lowerBound, lowerBoundNs, ratio, allocations, bytes, instructions
    }

    /// Writes `null` where something was not measured.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(ns, forKey: .ns)
      try container.encode(lowerBound, forKey: .lowerBound)
      try container.encode(lowerBoundNs, forKey: .lowerBoundNs)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(allocations, forKey: .allocations)
      try container.encode(bytes, forKey: .bytes)
      try container.encode(instructions, forKey: .instructions)
    }
  }

  init(_ measurements: [Measurement]) { benchmarks = measurements.map(Entry.init) }
}
