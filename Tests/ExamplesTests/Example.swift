import Foundation
import Testing

/// The executable of an example, as the package manager has built it beside the tests.
struct Example {
  /// What a run of it left behind.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    var errorLines: [Substring] { errors.split(whereSeparator: \.isNewline) }
  }

  let name: String

  /// Runs the example to its end.
  func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Runs the example to its end; `input` is what it reads from standard input.
  func run(_ arguments: [String], input: String? = nil) throws -> Run {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent(name)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let feed = Pipe()
    process.standardInput = feed
    try process.run()
    // What is fed is short enough for its pipe.
    try feed.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try feed.fileHandleForWriting.close()
    // Standard error is short enough for its pipe; standard output may not be.
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
  }

  /// Runs the example with a script of its own.
  func run(script: String) throws -> Run {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString).json")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(file.path)
  }

  private static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }
}
