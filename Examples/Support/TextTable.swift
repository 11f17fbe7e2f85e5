/// A table for the terminal: columns as wide as they need to be, numbers to the right.
public struct TextTable {
  private var rows: [[String]]

  /// A table with a header.
  public init(header: [String]) {
    rows = [header]
  }

  /// Adds a row; missing cells are empty.
  public mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines of the table, a rule below the header.
  public var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let cells = rows.map { $0 + Array(repeating: "", count: columns - $0.count) }
    let widths = (0..<columns).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let isNumeric = (0..<columns).map { column in
      cells.dropFirst().allSatisfy { $0[column].isEmpty || Double($0[column]) != nil }
    }
    let lines = cells.map { row in
      let padded = (0..<columns).map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return isNumeric[column] ? padding + row[column] : row[column] + padding
      }
      return Self.trimmed(padded.joined(separator: "  "))
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    return [lines[0], rule] + lines.dropFirst()
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
