extension MatrixReport {
  /// The report for people: who came in which order, and what went wrong under each strategy.
  public var text: String {
    var lines = ["What goes wrong when these come to one delegate slot, in this order:", ""]
    lines += table
    lines.append("")
    lines.append("  ·  nothing, in some or all circumstances (getter, slot, later use)")
    lines += Symptom.allCases.map { "  \($0.rawValue)  \($0.meaning)" }
    lines.append("  !  not what was to come")
    lines.append("")
    lines += summary.lines
    lines += cells.lazy.filter { !$0.pass }.prefix(20).flatMap(\.complaint)
    return lines.joined(separator: "\n")
  }

  private var table: [String] {
    var rows: [[String]: [Strategy: [CellResult]]] = [:]
    var labels: [[String]] = []
    for cell in cells {
      if rows[cell.arrivals] == nil { labels.append(cell.arrivals) }
      rows[cell.arrivals, default: [:]][cell.strategy, default: []].append(cell)
    }
    let width = (labels.map { $0.joined(separator: ", ").count }.max() ?? 0) + 2
    let columns = Strategy.allCases
    let header = columns.map { $0.rawValue.padded(to: $0.columnWidth) }.joined()
    return [("".padded(to: width) + header).trimmed]
      + labels.map { label in
        let entries = columns.map { strategy in
          rows[label]?[strategy].map(entry)?.padded(to: strategy.columnWidth) ?? ""
        }
        return (label.joined(separator: ", ").padded(to: width) + entries.joined()).trimmed
      }
  }

  private func entry(_ cells: [CellResult]) -> String {
    let symptoms = Set(cells.flatMap(\.violations).map(Symptom.init))
    let clean = cells.contains { $0.violations.isEmpty } ? "·" : ""
    let unexpected = cells.allSatisfy(\.pass) ? "" : "!"
    return clean + Symptom.allCases.filter(symptoms.contains).map(\.rawValue).joined() + unexpected
  }
}

extension MatrixReport.Summary {
  fileprivate var lines: [String] {
    let bridgedCells = bridged.pass + bridged.fail
    return [
      "\(cells) cells",
      "with the bridge: nothing wrong in \(bridged.pass) of \(bridgedCells)",
      "without: as the rules predict in \(unbridged.asExpected) of \(unbridged.asExpected + unbridged.unexpected)",
    ]
  }
}

extension CellResult {
  /// What was to come and what came, for somebody who wants to know why.
  fileprivate var complaint: [String] {
    var lines = ["", "--filter id=\(id)", "  steps:    \(order.joined(separator: "; "))"]
    lines.append(
      "  expected: \(expected.isEmpty ? "nothing wrong" : expected.joined(separator: ", "))")
    lines += violations.map {
      "  came:     \($0.kind) [\($0.parties.joined(separator: ", "))]: \($0.detail)"
    }
    if let expectedDeliveries { lines.append("  counts:   \(list(expectedDeliveries)) expected") }
    lines.append("  counts:   \(list(deliveries))")
    return lines
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
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
