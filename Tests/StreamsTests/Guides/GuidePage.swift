import Foundation
import Testing

/// A page of the library's documentation.
struct GuidePage {
  let name: String
  let text: String

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The pages on streams; those on messages and delegates have their code elsewhere.
  static func all() throws -> [GuidePage] {
    let catalogue = root.appendingPathComponent("Sources/Streams/Streams.docc")
    let operators = try FileManager.default.contentsOfDirectory(
      at: catalogue.appendingPathComponent("Operators"), includingPropertiesForKeys: nil)
    let others = ["Binding.md", "Crossing.md", "Diagnostics.md"].map(
      catalogue.appendingPathComponent)
    return try (operators + others).map(GuidePage.init)
  }

  private init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
  }

  init(named name: String) throws {
    self = try #require(try Self.all().first { $0.name == name }, "no page \(name)")
  }

  /// The Swift code on the page, block by block.
  var codeBlocks: [[String]] {
    Self.lines(of: text).split(separator: "```swift").dropFirst().map { block in
      block.prefix { $0 != "```" }.filter { !$0.isEmpty }
    }
  }

  /// The code beside this file.
  static func compiledCode() throws -> [[String]] {
    let files = try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent("Tests/StreamsTests/Guides"), includingPropertiesForKeys: nil)
    return try files.map { lines(of: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The lines that are not empty, without indentation and alignment.
  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
