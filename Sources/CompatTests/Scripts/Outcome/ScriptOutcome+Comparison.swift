extension ScriptOutcome {
  /// In which fields `actual` differs from this outcome, which was recorded.
  ///
  /// A ring of forwarders ends a script: beyond where it arose, only the checks that failed up to
  /// then are compared.
  public func disagreements(with actual: ScriptOutcome) -> [Disagreement] {
    var fields: [Disagreement] = []
    func compare(_ field: String, _ expected: [String], _ actual: [String]) {
      guard expected != actual else { return }
      fields.append(
        Disagreement(
          field: field, expected: expected.joined(separator: ", "),
          actual: actual.joined(separator: ", ")))
    }

    compare("cycle", [cycle ?? "none"], [actual.cycle ?? "none"])
    compare("assert", failedChecks, actual.failedChecks)
    guard cycle == nil, actual.cycle == nil else { return fields }
    compare("taps", taps, Self.hidingUndefined(actual.taps, as: taps))
    compare("seen", seen, actual.seen)
    compare("getter", [getter], [actual.getter])
    compare("chain", [chain], [actual.chain])
    compare("dangle", danglingUses, actual.danglingUses)
    compare("unrec", unrecognized, actual.unrecognized)
    compare("cmd", [setterName ?? "none"], [actual.setterName ?? "none"])
    return fields
  }

  /// Hides the values in `taps` that were undefined when `recorded` was.
  private static func hidingUndefined(_ taps: [String], as recorded: [String]) -> [String] {
    var taps = taps
    for (index, tap) in recorded.enumerated() where tap.hasPrefix("Q=? ") {
      guard index < taps.count, taps[index].hasPrefix("Q="),
        let end = taps[index].firstIndex(of: " ")
      else { continue }
      taps[index] = "Q=?" + taps[index][end...]
    }
    return taps
  }
}
