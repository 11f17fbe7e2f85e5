import DelegateBridge
import Foundation
import Streams
import Testing

@MainActor
struct ReadmeTests {
  @Test func `the code in the README is the code that is compiled here`() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let compiled = try Article.code(of: here.appendingPathComponent("Readme.swift"))
    let blocks = try Article(path: "README.md").codeBlocks()
    #expect(blocks.count == 3)
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

  @Test func `without the bridge that code stops where the README says`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let (list, screen) = (Readme.NewsList(), Readme.NewsScreen())
      list.delegate = screen
      let tracker = TrackingHook.install(
        on: Readme.NewsList.self, recording: [Readme.NewsList.didOpen])
      defer { tracker.remove() }
      list.rx.sent(Readme.NewsList.didOpen).subscribe(onNext: { _ in }).dispose()
    }
    #expect(recorder.violations.contains { $0.kind == .proxyNotCurrent })
  }
}
