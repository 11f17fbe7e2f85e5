import Foundation
import Testing

/// A new kind of link is a folder of its own: what the bridge is made of knows of none.
@Suite struct `Kinds of parties` {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: ["Bridge", "Chain", "Links", "Diagnostics"])
  func `the bridge names no kind of party`(folder: String) throws {
    let kinds = [
      "TrackingHook", "TrackingProxy", "Broadcast", "InterceptingProxy", "DelegateProxy",
      "ForeignProxy", "ActionGuard",
    ]
    let files = try files(in: "DelegateBridge/\(folder)")
    #expect(!files.isEmpty)
    for (name, text) in files {
      #expect(kinds.filter { text.contains($0) } == [], "\(name)")
    }
  }

  @Test func `each kind is written against messaging alone`() throws {
    for (name, text) in try files(in: "CompatTests/Parties") {
      let imports = text.split(separator: "\n").filter { $0.contains("import ") }
      #expect(imports.allSatisfy { $0.hasSuffix("import Streams") }, "\(name): \(imports)")
    }
    let owners = ["Tracking", "Broadcast", "Adapter"]
    let parts = ["SlotChain", "ChainPort", "ChainParties", "HookWrappers", "ReactiveLink."]
    for owner in owners {
      for (name, text) in try files(in: "DelegateBridge/\(owner)") {
        #expect(parts.filter { text.contains($0) } == [], "\(name)")
      }
    }
  }

  private func files(in folder: String) throws -> [(name: String, text: String)] {
    let root = Self.sources.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }
}
