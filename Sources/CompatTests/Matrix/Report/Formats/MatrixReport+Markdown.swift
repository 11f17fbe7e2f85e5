extension MatrixReport {
  /// The report in Markdown: the summary, the table, the broken bridges, and what is not as it was to
  /// be.
  public var markdown: String {
    var lines = ["# Conflict matrix", ""]
    lines += summaryLines.map { "- \($0)" }
    lines += ["", "## What goes wrong", ""]
    lines.append(row(["Who comes, in this order"] + Strategy.allCases.map(\.rawValue)))
    lines.append(row(["---"] + Strategy.allCases.map { _ in "---" }))
    lines += tableRows.map { entry in
      row(
        [entry.label]
          + Strategy.allCases.map { strategy in entry.cells[strategy].map(Self.symptoms) ?? "" })
    }
    lines += ["", "`·` nothing, in some or all circumstances"]
    lines += Symptom.allCases.map { "`\($0.rawValue)` \($0.meaning)" }
    lines.append("`!` not what was to come")
    if let mutations {
      lines += ["", "## Bridges broken on purpose", "", row(["Fault", "Law", "Caught", "By"])]
      lines.append(row(["---", "---", "---", "---"]))
      lines += mutations.map {
        row([$0.name, "\($0.law)", $0.caught ? "yes" : "**no**", $0.byCells.first ?? ""])
      }
    }
    let failures = cells.lazy.filter { !$0.pass }.prefix(20).map(complaint)
    let scripts = (exhaustion?.failures ?? []) + (randomWalks?.failures ?? [])
    if !failures.isEmpty || !scripts.isEmpty {
      lines += ["", "## Not as it was to be", "", "```"]
      lines += failures.flatMap { $0 } + scripts + ["```"]
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ entries: [String]) -> String {
    let escaped = entries.map { entry in
      entry.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    return "| \(escaped.joined(separator: " | ")) |"
  }
}
