extension ConflictMatrix {
  /// Runs every `count`th cell, beginning with the one at `first`, and tells what each found as a line.
  ///
  /// Processes that run the other parts of the same matrix make the same lines as one that runs all.
  package func runPart(_ first: Int, of count: Int, line: (String) -> Void) {
    for index in stride(from: first, to: cells.count, by: count) {
      line(CellRun.result(of: cells[index]).wire)
    }
  }

  /// The report of a matrix whose parts have run elsewhere.
  ///
  /// - Parameter parts: The lines of each part, in order.
  /// - Returns: `nil` where the lines are not those of this matrix.
  package func report(joining parts: [[Substring]]) -> MatrixReport? {
    var results: [CellResult] = []
    results.reserveCapacity(cells.count)
    for (index, cell) in cells.enumerated() {
      let lines = parts[index % parts.count]
      let place = index / parts.count
      guard place < lines.count, let result = CellResult(of: cell, wire: lines[place]) else {
        return nil
      }
      results.append(result)
    }
    return report(of: results)
  }
}
