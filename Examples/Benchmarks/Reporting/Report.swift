import Foundation

/// Measurements for programs.
struct Report: Encodable {
  private let benchmarks: [Entry]

  private struct Entry: Encodable {
    let name: String
    let ns: Double?
    let lowerBound: String
    let lowerBoundNs: Double?
    let ratio: Double?
    let allocations: Double?
    let instructions: Int?
    let bytes: Double?

    init(_ measurement: Measurement) {
      name = measurement.benchmark.name
      lowerBound = measurement.benchmark.lowerBound
      ns = measurement.timing?.nanoseconds
      lowerBoundNs = measurement.timing?.lowerBoundNanoseconds
      ratio = measurement.timing?.ratio
      allocations = measurement.counts.allocations
      instructions = measurement.counts.instructions
      bytes = measurement.counts.bytes
    }

    enum CodingKeys: CodingKey {
      case name, ns, lowerBound, lowerBoundNs, ratio, allocations, instructions, bytes
    }

    /// Writes `null` where something was not measured, but bytes only where they are the question.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(ns, forKey: .ns)
      try container.encode(lowerBound, forKey: .lowerBound)
      try container.encode(lowerBoundNs, forKey: .lowerBoundNs)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(allocations, forKey: .allocations)
      try container.encode(instructions, forKey: .instructions)
      try container.encodeIfPresent(bytes, forKey: .bytes)
    }
  }

  init(_ measurements: [Measurement]) { benchmarks = measurements.map(Entry.init) }

  /// The report as text.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
