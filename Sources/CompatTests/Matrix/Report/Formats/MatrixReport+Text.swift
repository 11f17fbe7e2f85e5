extension MatrixReport {
  /// The report for people: who came in which order, and what went wrong under each strategy.
  ///
  /// Stacks of three parties are summed up.
  public var text: String {
    var lines = ["What goes wrong when these come to one delegate slot, in this order:", ""]
    lines += table
    lines.append("")
    lines.append("  ·  nothing, in some or all circumstances (timing, getter, slot, later use …)")
    lines += Symptom.allCases.map { "  \($0.rawValue)  \($0.meaning)" }
    lines.append("  !  not what was to come")
    lines.append("")
    lines += summaryLines
    lines += cells.lazy.filter { !$0.pass }.prefix(20).flatMap { [""] + complaint(about: $0) }
    lines += (exhaustion?.failures ?? []).map { "\n\($0)" }
    lines += (randomWalks?.failures ?? []).map { "\n\($0)" }
    lines += (mutations ?? []).filter { !$0.caught }.map {
      "\nnot caught: \($0.name) (law \($0.law))"
    }
    return lines.joined(separator: "\n")
  }

  private var table: [String] {
    let rows = tableRows
    let width = (rows.map(\.label.count).max() ?? 0) + 2
    let columns = Strategy.allCases
    let header = columns.map { $0.rawValue.padded(to: $0.columnWidth) }.joined()
    return [("".padded(to: width) + header).trimmed]
      + rows.map { row in
        let entries = columns.map { strategy in
          (row.cells[strategy].map(Self.symptoms) ?? "").padded(to: strategy.columnWidth)
        }
        return (row.label.padded(to: width) + entries.joined()).trimmed
      }
  }

  /// The rows of a table that a person can read: those with one and two parties, and the longer ones
  /// together, unless there are but a few.
  var tableRows: [(label: String, cells: [Strategy: [CellResult]])] {
    let rows = rows
    let isShort = rows.count <= 60
    var long: [Strategy: [CellResult]] = [:]
    var table: [(label: String, cells: [Strategy: [CellResult]])] = []
    var count = 0
    for row in rows {
      if isShort || row.arrivals.count <= 3 {
        table.append((row.arrivals.joined(separator: ", "), row.cells))
      } else {
        count += 1
        for (strategy, cells) in row.cells { long[strategy, default: []] += cells }
      }
    }
    if count > 0 { table.append(("\(count) longer orders", long)) }
    return table
  }
}

extension Strategy {
  fileprivate var columnWidth: Int { max(rawValue.count, Symptom.allCases.count) + 2 }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
