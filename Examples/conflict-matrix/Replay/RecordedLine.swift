import CompatTests
import ConflictMatrixTool
import Foundation

/// A line of a file, with its place.
struct RecordedLine {
  /// The file and the number of the line.
  let place: String

  /// The line.
  let text: String

  /// Reads files; `-` is standard input.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be read.
  static func read(_ paths: [String]) throws -> [RecordedLine] {
    try paths.flatMap { path in
      let name = path == "-" ? "standard input" : (path as NSString).lastPathComponent
      return try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
        .filter { !$0.element.allSatisfy(\.isWhitespace) }
        .map { RecordedLine(place: "\(name):\($0.offset + 1)", text: String($0.element)) }
    }
  }

  private static func text(of path: String) throws -> String {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    guard let data else { throw UsageError("cannot read '\(path)'") }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("'\(path)' is not UTF-8 text")
    }
    return text
  }

  /// Decodes the line.
  ///
  /// - Throws: ``UsageError`` that names the place and what is wrong there.
  func decode<Row: Decodable>(_ type: Row.Type) throws -> Row {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch let error as Script.ParseError {
      throw UsageError("\(place): \(error)")
    } catch DecodingError.keyNotFound(let key, _) {
      throw UsageError("\(place): '\(key.stringValue)' is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw UsageError("\(place): '\(context.codingPath.first?.stringValue ?? "row")' is not right")
    } catch {
      throw UsageError("\(place): not JSON: '\(text.prefix(60))'")
    }
  }
}
