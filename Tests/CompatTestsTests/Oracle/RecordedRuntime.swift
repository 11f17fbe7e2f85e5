import Foundation
import Testing

/// The files that were recorded from a real Objective-C runtime.
enum RecordedRuntime {
  /// The rows of a file.
  static func rows<Row: Decodable>(_ name: String, as type: Row.Type = Row.self) throws -> [Row] {
    let file = try #require(
      Bundle.module.url(forResource: "oracle/\(name)", withExtension: "jsonl"))
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }
}
