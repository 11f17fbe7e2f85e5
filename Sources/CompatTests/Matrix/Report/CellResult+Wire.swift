import Streams

/// How a process that runs a part of a matrix tells another one, which has the same cells, what it
/// found: a line for each cell, without what the cell itself says.
extension CellResult {
  private static let field: Character = "\u{1D}"
  private static let item: Character = "\u{1E}"
  private static let detail: Character = "\u{1F}"

  /// What a run found, as a line.
  package var wire: String {
    let violations = violations.map { violation in
      ([violation.kind, Self.clean(violation.detail), violation.step.map(String.init) ?? ""]
        + violation.parties).joined(separator: String(Self.detail))
    }
    let chains = chains.map { $0.joined(separator: String(Self.detail)) }
    let fields = [
      pass ? "pass" : "fail", expected.joined(separator: String(Self.item)),
      violations.joined(separator: String(Self.item)), Self.line(deliveries),
      expectedDeliveries.map(Self.line) ?? "as they came",
      chains.joined(separator: String(Self.item)),
    ]
    return fields.joined(separator: String(Self.field))
  }

  /// What became of `cell`, by a line of a process that ran it; `nil` where that makes no sense.
  @MainActor
  package init?(of cell: Cell, wire: Substring) {
    let fields = wire.split(separator: Self.field, omittingEmptySubsequences: false)
    guard fields.count == 6 else { return nil }
    let violations = Self.items(fields[2]).compactMap { ViolationRecord(wire: Self.details($0)) }
    let chains = Self.items(fields[5]).map { chain in
      chain.isEmpty ? [] : Self.details(chain).map { String($0) }
    }
    self.init(
      cell, expected: Self.items(fields[1]).map { String($0) }, violations: violations,
      deliveries: Self.counts(fields[3]),
      expectedDeliveries: fields[4] == "as they came" ? nil : Self.counts(fields[4]),
      pass: fields[0] == "pass", chains: chains)
  }

  private static func line(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key)\(detail)\($0.value)" }
      .joined(separator: String(item))
  }

  private static func counts(_ line: Substring) -> [String: Int] {
    var counts: [String: Int] = [:]
    for entry in items(line) {
      let parts = details(entry)
      if parts.count == 2 { counts[String(parts[0])] = Int(parts[1]) }
    }
    return counts
  }

  private static func items(_ text: Substring) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: item, omittingEmptySubsequences: false)
  }

  private static func details(_ text: Substring) -> [Substring] {
    text.split(separator: detail, omittingEmptySubsequences: false)
  }

  private static func clean(_ text: String) -> String {
    text.contains("\n") ? text.split(separator: "\n").joined(separator: " ") : text
  }
}

extension ViolationRecord {
  fileprivate init?(wire parts: [Substring]) {
    guard parts.count >= 3 else { return nil }
    kind = String(parts[0])
    detail = String(parts[1])
    step = Int(parts[2])
    parties = parts[3...].map { String($0) }
  }
}
