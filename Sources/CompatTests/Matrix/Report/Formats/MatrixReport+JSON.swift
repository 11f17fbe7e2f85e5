import DelegateBridge

extension MatrixReport {
  /// Writes the report as JSON, one cell a line.
  func writeJSON(to write: (String) -> Void) {
    write("{\n\"cells\": [")
    for (index, cell) in cells.enumerated() {
      write((index == 0 ? "\n" : ",\n") + cell.json)
    }
    write("\n],\n")
    if let exhaustion { write("\"exhaustion\": \(exhaustion.json),\n") }
    if let mutations {
      write("\"mutations\": [\(mutations.map(\.json).joined(separator: ",\n"))],\n")
    }
    if let randomWalks { write("\"randomWalks\": \(randomWalks.json),\n") }
    write("\"seed\": \(seed),\n\"summary\": \(summary.json)\n}\n")
  }
}

extension CellResult {
  fileprivate var json: String {
    var members: [(name: String, value: String)] = [
      ("id", JSONText.string(id)),
      ("part", JSONText.string(part.rawValue)),
      ("parties", JSONText.strings(parties)),
      ("order", JSONText.strings(order)),
    ]
    members += places.map { place in
      (place.axis, place.isNumber ? place.value : JSONText.string(place.value))
    }
    members += [
      ("expected", JSONText.strings(expected)),
      ("violations", "[\(violations.map(\.json).joined(separator: ","))]"),
      ("deliveries", Self.json(deliveries)),
    ]
    if let expectedDeliveries {
      members.append(("expectedDeliveries", Self.json(expectedDeliveries)))
    }
    members += [
      ("chains", "[\(chains.map(JSONText.strings).joined(separator: ","))]"),
      ("pass", "\(pass)"),
    ]
    return JSONText.object(members)
  }

  private static func json(_ counts: [String: Int]) -> String {
    JSONText.object(counts.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") })
  }
}

extension ViolationRecord {
  fileprivate var json: String {
    var members: [(name: String, value: String)] = [
      ("kind", JSONText.string(kind)), ("parties", JSONText.strings(parties)),
      ("detail", JSONText.string(detail)),
    ]
    if let step { members.append(("step", "\(step)")) }
    return JSONText.object(members)
  }
}

extension MatrixReport.Summary {
  var json: String {
    JSONText.object([
      ("cells", "\(cells)"),
      ("bridged", JSONText.object([("pass", "\(bridged.pass)"), ("fail", "\(bridged.fail)")])),
      (
        "unbridged",
        JSONText.object([
          ("asExpected", "\(unbridged.asExpected)"), ("unexpected", "\(unbridged.unexpected)"),
        ])
      ),
    ])
  }
}

extension ExhaustionReport {
  var json: String {
    JSONText.object([
      ("bound", "\(bound)"), ("sequences", "\(sequences)"), ("violations", "\(violations)"),
      ("failures", JSONText.strings(failures)),
    ])
  }
}

extension RandomWalkReport {
  var json: String {
    JSONText.object([
      ("seed", "\(seed)"), ("operations", "\(operations)"), ("violations", "\(violations)"),
      ("failures", JSONText.strings(failures)),
    ])
  }
}

extension MutationResult {
  var json: String {
    JSONText.object([
      ("name", JSONText.string(name)), ("law", "\(law)"), ("caught", "\(caught)"),
      ("byCells", JSONText.strings(byCells)),
    ])
  }
}
