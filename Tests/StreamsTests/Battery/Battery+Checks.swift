import Testing

extension Battery {
  /// Whether a line ends a history.
  func isEnd(_ line: String) -> Bool { line == "completed" || line.hasPrefix("error(") }

  func check(_ condition: Bool, _ comment: @autoclosure () -> String) {
    #expect(condition, "\(comment())", sourceLocation: location)
  }

  func checkGrammar(_ lines: [String]) {
    let end = lines.firstIndex(where: isEnd)
    if let end { check(lines[(end + 1)...] == ["disposed"], "after the end: \(lines)") }
    check(lines.filter { $0 == "disposed" }.count <= 1, "disposed more than once: \(lines)")
    if let last = lines.firstIndex(of: "disposed") {
      check(last == lines.count - 1, "after disposal: \(lines)")
    }
  }

  func checkReleased(_ run: Run) {
    check(
      run.disposals == run.subscriptions,
      "\(run.subscriptions) subscriptions, \(run.disposals) disposals")
  }
}
