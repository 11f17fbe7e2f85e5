import Foundation
import Testing

@MainActor
struct ReadmeTests {
  private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The Swift code of the README, block by block.
  private func blocks() throws -> [[String]] {
    let text = try lines(of: here.appendingPathComponent("../../../README.md").standardized)
    return text.split(separator: "```swift").dropFirst().map { block in
      block.prefix { $0 != "```" }.filter { !$0.isEmpty }
    }
  }

  @Test func `the code in the README is the code that is compiled here`() throws {
    let compiled = try lines(of: here.appendingPathComponent("Readme.swift"))
      .filter { !$0.isEmpty }
    let blocks = try blocks()
    #expect(blocks.count == 4)
    for block in blocks {
      #expect(compiled.firstRange(of: block) != nil, "not in Readme.swift: \(block)")
    }
  }

  @Test func `the code in the README prints what the README says`() {
    Readme.run()
    #expect(
      Readme.printed.prefix(4) == ["log: row 7", "stream: row 7", "app: row 7", "tracker: 1"])
    let chain = Readme.printed.last ?? ""
    for party in ["tracker", "TapLog", "DelegateProxy", "NewsScreen"] {
      #expect(chain.contains(party), "\(chain)")
    }
  }
}
