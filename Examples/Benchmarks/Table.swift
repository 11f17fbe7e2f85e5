import Foundation

/// Measurements for people.
struct Table: CustomStringConvertible {
  private let rows: [[String]]

  init(_ measurements: [Measurement]) {
    rows =
      [["benchmark", "ns", "by hand", "instructions", "by hand", "target"]]
      + measurements.map { measurement in
        [
          measurement.name,
          String(format: "%.1f", measurement.nanoseconds),
          String(format: "%.1f", measurement.lowerBoundNanoseconds),
          measurement.instructions.map(String.init) ?? "-",
          measurement.lowerBoundInstructions.map(String.init) ?? "-",
          measurement.target.map(String.init) ?? "-",
        ]
      }
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
