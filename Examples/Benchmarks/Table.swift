import Foundation

/// Measurements for people.
struct Table: CustomStringConvertible {
  private let rows: [[String]]

  init(_ measurements: [Measurement]) {
    let header = [
      "benchmark", "ns", "by hand", "ratio", "allocations", "bytes", "instructions", "by hand",
      "target",
    ]
    rows = [header] + measurements.map(Self.row)
  }

  private static func row(_ measurement: Measurement) -> [String] {
    func number(_ value: Double?, _ format: String) -> String {
      value.map { String(format: format, $0) } ?? "-"
    }
    func number(_ value: Int?) -> String { value.map { String($0) } ?? "-" }
    return [
      measurement.benchmark.name,
      number(measurement.nanoseconds, "%.1f"),
      number(measurement.lowerBoundNanoseconds, "%.1f"),
      number(measurement.ratio, "%.2f"),
      number(measurement.allocations, "%.2f"),
      number(measurement.bytes, "%.0f"),
      number(measurement.instructions),
      number(measurement.lowerBoundInstructions),
      number(measurement.benchmark.target),
    ]
  }

  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
