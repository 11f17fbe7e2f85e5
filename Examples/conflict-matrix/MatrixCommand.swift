import CompatTests
import Foundation

/// Runs the whole conflict matrix and prints it: what happens where nothing else is asked for.
struct MatrixCommand: Command {
  static let usage = "[--format text|json]"

  private let format: OutputFormat

  /// Takes every command line, and so comes last.
  static func parse(_ words: [String]) throws -> (any Command)? {
    MatrixCommand(format: try OutputFormat(try Arguments(words, known: ["--format"])))
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
