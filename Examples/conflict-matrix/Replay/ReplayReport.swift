import CompatTests
import Foundation

/// What replaying recorded scripts found.
struct ReplayReport: Encodable {
  /// A field in which a script ended otherwise than it was recorded.
  struct Difference: Encodable {
    let row: String
    let field: String
    let expected: String
    let actual: String
  }

  /// A row that was not replayed.
  struct Skip: Encodable {
    let row: String
    let reason: String
  }

  /// The laws that a bridged script broke.
  struct Breach: Encodable {
    let row: String
    let violations: [String]
  }

  var rows = 0
  var agree = 0
  var disagree: [Difference] = []
  var skipped: [Skip] = []

  /// Of bridged scripts only.
  var lawViolations: [Breach]?

  /// Notes how a row ended.
  mutating func add(_ row: String, _ disagreements: [Disagreement]) {
    rows += 1
    if disagreements.isEmpty { agree += 1 }
    disagree += disagreements.map {
      Difference(row: row, field: $0.field, expected: $0.expected, actual: $0.actual)
    }
  }

  /// Notes which laws a bridged row broke.
  mutating func add(_ row: String, lawViolations violations: [String]) {
    rows += 1
    if violations.isEmpty {
      agree += 1
    } else {
      lawViolations = (lawViolations ?? []) + [Breach(row: row, violations: violations)]
    }
  }

  mutating func skip(_ row: String, _ reason: String) {
    rows += 1
    skipped.append(Skip(row: row, reason: reason))
  }

  /// Prints the report and gives the exit status: 1 on anything but agreement.
  func finish(_ format: OutputFormat) throws -> Int32 {
    switch format {
    case .json: print(try json())
    case .text: print(text)
    }
    return agree == rows ? 0 : 1
  }

  private func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private var text: String {
    var lines: [String] = []
    for difference in disagree {
      lines += [
        "\(difference.row)", "  \(difference.field)", "    expected: \(difference.expected)",
        "    came:     \(difference.actual)",
      ]
    }
    for skip in skipped { lines.append("\(skip.row)\n  skipped: \(skip.reason)") }
    for breach in lawViolations ?? [] {
      lines += [breach.row] + breach.violations.map { "  \($0)" }
    }
    lines.append("rows: \(rows), agree: \(agree), skipped: \(skipped.count)")
    if let lawViolations {
      lines.append("rows that break a law of the slot: \(lawViolations.count)")
    } else {
      let fields = Dictionary(grouping: disagree, by: \.field).mapValues(\.count)
      let counts = fields.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append(
        "disagreements by field: \(counts.isEmpty ? "none" : counts.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
