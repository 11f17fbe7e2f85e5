extension ConflictMatrix {
  /// Runs all cells that one party is in, together with others, and tells of each that did not end as
  /// it was to end: with the bridge well, without it as the rules predict.
  ///
  /// This is the row of the matrix that the author of a proxy wants to see green, as one call in a test:
  ///
  /// ```swift
  /// @Test @MainActor func `our proxy gets along with everybody`() {
  ///   ConflictMatrix.check(OurProxy()) { Issue.record("\($0)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - participant: The party.
  ///   - others: The parties that it meets.
  ///   - seed: What the choice of covering cells begins with.
  ///   - report: Takes a text on each cell that did not: its name, what was to come, and what came.
  /// - Returns: How many cells ran.
  @discardableResult
  public static func check(
    _ participant: any Participant, among others: [any Participant] = builtIn,
    seed: UInt64 = defaultSeed, report: (String) -> Void
  ) -> Int {
    let others = others.filter { $0.name != participant.name }
    let cells = ConflictMatrix([participant] + others, seed: seed).cells.filter { cell in
      cell.parties.contains { $0.name == participant.name }
    }
    for cell in cells {
      let result = CellRun.result(of: cell)
      if !result.pass { report(result.complaint(under: result.id).joined(separator: "\n")) }
    }
    return cells.count
  }
}
