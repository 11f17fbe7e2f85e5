import Foundation

/// A page of the documentation, by its path in the repository.
struct Article {
  let path: String

  /// The Swift code on the page, block by block, without indentation and empty lines.
  func codeBlocks() throws -> [[String]] {
    try Self.lines(of: path).split(separator: "```swift").dropFirst().map { block in
      block.prefix { $0 != "```" }.filter { !$0.isEmpty }
    }
  }

  /// The lines of a file, without indentation and empty ones.
  static func code(of file: URL) throws -> [String] {
    try lines(of: file).filter { !$0.isEmpty }
  }

  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  private static func lines(of path: String) throws -> [String] {
    try lines(of: root.appendingPathComponent(path))
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
