import CompatTests
import Foundation

/// Runs recorded scripts and compares how they end.
struct ReplayCommand: Command {
  static let usage = "conflict-matrix --replay FILE…"

  let paths: [String]

  static func parse(_ arguments: [String]) throws -> (any Command)? {
    guard arguments.contains("--replay") else { return nil }
    return ReplayCommand(paths: arguments.filter { $0 != "--replay" })
  }

  func run() throws -> Int32 {
    var rows = 0
    var bad = 0
    for path in paths {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for line in text.split(separator: "\n") {
        rows += 1
        let row = try JSONDecoder().decode(RecordedRow.self, from: Data(line.utf8))
        let differences = try row.recording().replay()
        if !differences.isEmpty {
          bad += 1
          print(row.order, row.opt ?? [], row.slot)
          for d in differences {
            print("    ", d.field, "expected:", d.expected, " actual:", d.actual)
          }
        }
      }
    }
    print("rows \(rows) disagree \(bad)")
    return bad == 0 ? 0 : 1
  }
}
