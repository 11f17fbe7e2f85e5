extension MatrixReport {
  /// Writes the report as JUnit XML: a suite for each strategy, a test case for each cell, and one for
  /// each of the searches beside the matrix.
  func writeJUnit(to write: (String) -> Void) {
    let searches = searchCases
    let failures = cells.count { !$0.pass } + searches.count { $0.complaint != nil }
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    write(
      "<testsuites name=\"conflict-matrix\" tests=\"\(cells.count + searches.count)\" failures=\"\(failures)\">\n"
    )
    for strategy in Strategy.allCases {
      let cases = cells.lazy.filter { $0.strategy == strategy }.map { cell in
        (name: cell.id, complaint: cell.pass ? nil : complaint(about: cell).joined(separator: "\n"))
      }
      writeSuite(strategy.rawValue, Array(cases), to: write)
    }
    writeSuite("searches", searches, to: write)
    write("</testsuites>\n")
  }

  private func writeSuite(
    _ name: String, _ cases: [(name: String, complaint: String?)], to write: (String) -> Void
  ) {
    if cases.isEmpty { return }
    let failures = cases.count { $0.complaint != nil }
    write(
      "  <testsuite name=\"\(XMLText.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
    )
    for (name, complaint) in cases {
      let start = "    <testcase classname=\"conflict-matrix\" name=\"\(XMLText.escaped(name))\""
      guard let complaint else {
        write(start + "/>\n")
        continue
      }
      write(
        "\(start)>\n      <failure message=\"not as it was to be\">\(XMLText.escaped(complaint))</failure>\n    </testcase>\n"
      )
    }
    write("  </testsuite>\n")
  }

  private var searchCases: [(name: String, complaint: String?)] {
    var cases: [(name: String, complaint: String?)] = []
    if let exhaustion {
      cases.append(
        (
          "all sequences of up to \(exhaustion.bound) operations",
          exhaustion.violations == 0 ? nil : exhaustion.failures.joined(separator: "\n")
        ))
    }
    if let randomWalks {
      cases.append(
        (
          "random operations from seed \(randomWalks.seed)",
          randomWalks.violations == 0 ? nil : randomWalks.failures.joined(separator: "\n")
        ))
    }
    cases += (mutations ?? []).map {
      (
        "broken bridge: \($0.name)",
        $0.caught ? nil : "law \($0.law) is broken, and nothing turned red"
      )
    }
    return cases
  }
}
