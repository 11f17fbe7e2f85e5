extension MatrixReport {
  /// The cells with the same parties coming in the same order, by what was done about the conflict.
  struct Row {
    /// Who comes, in which order.
    let arrivals: [String]

    /// The cells; none under a strategy that nobody of these parties is concerned by.
    var cells: [Strategy: [CellResult]] = [:]
  }

  /// The cells by who comes, in the order in which they ran.
  var rows: [Row] {
    var places: [[String]: Int] = [:]
    var rows: [Row] = []
    for cell in cells {
      let place = places[cell.arrivals] ?? rows.count
      if place == rows.count {
        places[cell.arrivals] = place
        rows.append(Row(arrivals: cell.arrivals))
      }
      rows[place].cells[cell.strategy, default: []].append(cell)
    }
    return rows
  }

  /// The symptoms that there are, one letter each, and `·` where nothing goes wrong in some of the
  /// cells; `!` where not all of them ended as they were to.
  static func symptoms(of cells: [CellResult]) -> String {
    var symptoms: Set<Symptom> = []
    for cell in cells { symptoms.formUnion(cell.violations.lazy.map(Symptom.init)) }
    let clean = cells.contains { $0.violations.isEmpty } ? "·" : ""
    let unexpected = cells.allSatisfy(\.pass) ? "" : "!"
    return clean + Symptom.allCases.filter(symptoms.contains).map(\.rawValue).joined() + unexpected
  }

  /// The command line that runs `cell` alone.
  public func reproduction(of cell: CellResult) -> String {
    "\(command) --filter id=\(cell.id)"
  }

  /// The beginning of a command line that makes the same cells.
  var command: String { seed == ConflictMatrix.defaultSeed ? program : "\(program) --seed \(seed)" }

  /// What was to come and what came in `cell`, and how to run it alone.
  func complaint(about cell: CellResult) -> [String] {
    cell.complaint(under: reproduction(of: cell))
  }

  /// How the parts of the matrix ended, a line each.
  var summaryLines: [String] {
    let bridgedCells = summary.bridged.pass + summary.bridged.fail
    let unbridgedCells = summary.unbridged.asExpected + summary.unbridged.unexpected
    var lines = [
      "\(summary.cells) cells, of which "
        + parts.map { "\($0.count) \($0.name)" }.joined(separator: ", "),
      "with the bridge: nothing wrong in \(summary.bridged.pass) of \(bridgedCells)",
      "without: as the rules predict in \(summary.unbridged.asExpected) of \(unbridgedCells)",
    ]
    if let exhaustion {
      lines.append(
        "all \(exhaustion.sequences) sequences of up to \(exhaustion.bound) operations: \(exhaustion.violations) break a law"
      )
    }
    if let randomWalks {
      lines.append(
        "\(randomWalks.operations) random operations from seed \(randomWalks.seed): laws broken \(randomWalks.violations) times"
      )
    }
    if let mutations {
      lines.append(
        "bridges broken on purpose: \(mutations.count(where: \.caught)) of \(mutations.count) caught"
      )
    }
    return lines
  }

  private var parts: [(name: String, count: Int)] {
    Cell.Part.allCases.map { part in (part.rawValue, cells.count { $0.part == part }) }
      .filter { $0.count > 0 }
  }
}

extension CellResult {
  /// What was to come and what came, for somebody who wants to know why.
  func complaint(under heading: String) -> [String] {
    var lines = [heading, "  steps:    \(order.joined(separator: "; "))"]
    lines.append(
      "  expected: \(expected.isEmpty ? "nothing wrong" : expected.joined(separator: ", "))")
    lines += violations.map {
      "  came:     \($0.kind) [\($0.parties.joined(separator: ", "))]: \($0.detail)"
    }
    if let expectedDeliveries {
      lines.append("  counts:   \(Self.list(expectedDeliveries)) expected")
    }
    lines.append("  counts:   \(Self.list(deliveries))")
    return lines
  }

  /// Counts in the order of their names.
  static func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
