import Foundation

/// Writes text piece by piece, and to the system in few large pieces.
final class BufferedOutput {
  private let handle: FileHandle
  private let name: String
  private var buffer = Data()
  private var failure: (any Error)?

  /// Writes to a file, which is made anew, or to standard output where there is no name.
  ///
  /// - Throws: ``UsageError`` where the file cannot be written.
  init(to path: String? = nil) throws {
    guard let path else {
      handle = .standardOutput
      name = "standard output"
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw UsageError("cannot write '\(path)'") }
    self.handle = handle
    name = "'\(path)'"
  }

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 18 { flush() }
  }

  /// Hands over the rest.
  ///
  /// - Throws: ``UsageError`` where not everything could be written.
  func finish() throws {
    flush()
    if failure != nil { throw UsageError("cannot write everything to \(name)") }
  }

  private func flush() {
    do {
      if failure == nil { try handle.write(contentsOf: buffer) }
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
