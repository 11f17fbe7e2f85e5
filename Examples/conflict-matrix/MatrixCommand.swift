import CompatTests
import Foundation

/// Runs the whole conflict matrix and prints it; what happens without other options.
struct MatrixCommand: Command {
  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private var format = Format.text

  static func matches(_ arguments: [String]) -> Bool { true }

  init(_ arguments: [String]) throws(UsageError) {
    var remaining = arguments[...]
    while let option = remaining.popFirst() {
      guard option == "--format" else { throw UsageError("unknown option '\(option)'") }
      guard let value = remaining.popFirst() else {
        throw UsageError("--format needs a value: text or json")
      }
      guard let format = Format(rawValue: value) else {
        throw UsageError("unknown format '\(value)': it is text or json")
      }
      self.format = format
    }
  }

  func run() throws -> Int32 {
    let report = ConflictMatrix().run()
    switch format {
    case .text: print(report.text)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }
    return report.isAsExpected ? 0 : 1
  }
}
