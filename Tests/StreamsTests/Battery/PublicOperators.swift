import Foundation
import Testing

/// The operators and subjects that the library declares, read from its sources.
enum PublicOperators {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Streams")

  /// Every public method of a stream that makes a stream, for example `take(while:behavior:)`.
  ///
  /// Static ones begin with `Observable.`.
  static func names() throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try swift.reduce(into: []) { names, file in
      names.formUnion(operators(in: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// The names of the classes that can be fed from outside.
  static func subjects() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      at: sources.appendingPathComponent("Subjects"), includingPropertiesForKeys: nil)
    return Set(files.map { $0.deletingPathExtension().lastPathComponent }).subtracting([
      "RelayType", "SubjectType",
    ])
  }

  private static func operators(in text: String) -> [String] {
    let text = "\n" + text
    return text.components(separatedBy: "\nextension ").dropFirst()
      .filter { $0.hasPrefix("Observable") }
      .flatMap(declarations)
      + text.components(separatedBy: "\npublic final class ConnectableObservable").dropFirst()
      .flatMap(declarations)
  }

  private static func declarations(in text: String) -> [String] {
    let start = /public (static )?func `?(\w+)`?[^(]*\(/
    return text.matches(of: start).compactMap { match in
      let (parameters, rest) = split(text[match.range.upperBound...])
      let result = rest.prefix { $0 != "{" }
      guard result.contains(/-> (Connectable)?Observable</), match.2 != "asObservable" else {
        return nil
      }
      let labels = parameters.map { "\($0.prefix { $0 != ":" && $0 != " " }):" }.joined()
      return "\(match.1 == nil ? "" : "Observable.")\(match.2)(\(labels))"
    }
  }

  /// The parameters up to the closing parenthesis, and what follows it.
  private static func split(_ text: Substring) -> (parameters: [String], rest: Substring) {
    var (depth, parameters, current) = (0, [String](), "")
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case ")" where depth == 0:
        let all = (parameters + [current]).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return (all.filter { !$0.isEmpty }, text[text.index(after: index)...])
      case "," where depth == 0:
        parameters.append(current)
        current = ""
      default:
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        current.append(character)
      }
      index = text.index(after: index)
    }
    return ([], "")
  }
}
