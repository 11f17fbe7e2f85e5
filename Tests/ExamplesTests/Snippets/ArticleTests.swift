import Foundation
import Testing

@Suite struct `The documentation` {
  /// The catalogues and pages whose code is in this folder.
  private let sources = [
    "Sources/DelegateBridge/DelegateBridge.docc", "Sources/CompatTests/CompatTests.docc",
    "Sources/Streams/Streams.docc/Streams.md", "Sources/Streams/Streams.docc/Messaging.md",
    "Sources/Streams/Streams.docc/DelegateProxies.md",
    "Sources/Streams/Streams.docc/ComingFromRxCocoa.md",
  ]

  private func files(in folder: URL, ending suffix: String) throws -> [URL] {
    guard folder.pathExtension != suffix else { return [folder] }
    let all = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == suffix }
  }

  @Test func `has only code that is compiled here`() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let elsewhere = Article.root.appendingPathComponent("Examples/ExternalParticipant")
    let compiled = try [here, elsewhere].flatMap { try files(in: $0, ending: "swift") }
      .map { try Article.code(of: $0) }
    var count = 0
    for source in sources {
      let pages = try files(in: Article.root.appendingPathComponent(source), ending: "md")
      #expect(!pages.isEmpty, "\(source)")
      for page in pages {
        let path = page.path.dropFirst(Article.root.path.count + 1)
        for block in try Article(path: String(path)).codeBlocks() {
          count += 1
          let isCompiled = compiled.contains { $0.firstRange(of: block) != nil }
          #expect(isCompiled, "not compiled, in \(path): \(block.first ?? "")")
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `names only files and tests that there are`() throws {
    for source in sources {
      for page in try files(in: Article.root.appendingPathComponent(source), ending: "md") {
        let text = try String(contentsOf: page, encoding: .utf8)
        for match in text.matches(of: /`((?:Sources|Tests|Examples|scripts)\/[^`\s]*)`/) {
          let path = Article.root.appendingPathComponent(String(match.1)).path
          #expect(
            FileManager.default.fileExists(atPath: path), "\(page.lastPathComponent): \(match.1)")
        }
      }
    }
  }
}
