import CompatTests
import Foundation

/// Runs the whole conflict matrix and prints it: what happens where nothing else is asked for.
struct MatrixCommand: Command {
  static let usage = "[--filter KEY=VALUE…] [--format text|json]"

  private let matrix: ConflictMatrix
  private let format: OutputFormat

  /// Takes every command line, and so comes last.
  static func parse(_ words: [String]) throws -> (any Command)? { try MatrixCommand(words) }

  private init(_ words: [String]) throws {
    let arguments = try Arguments(words, known: ["--filter", "--format"])
    format = try OutputFormat(arguments)
    let filters = arguments.list("--filter")
    matrix = ConflictMatrix().filtered(by: try filters.map { try CellFilter($0) })
    if matrix.cells.isEmpty {
      throw UsageError("there is no cell with \(filters.joined(separator: " and "))")
    }
  }

  func run() throws -> Int32 {
    let report = matrix.run()
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
