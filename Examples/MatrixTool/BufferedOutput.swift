import Foundation

/// Writes text piece by piece, and to the system in few large pieces.
final class BufferedOutput {
  private let handle: FileHandle
  private let name: String
  private var buffer = Data()
  private var failure: (any Error)?

  /// Writes to a file, or to standard output where there is no name.
  ///
  /// What is in the file is overwritten; a device or a pipe of that name stays what it is.
  ///
  /// - Throws: ``UsageError`` where the file cannot be written.
  init(to path: String? = nil) throws {
    guard let path else {
      handle = .standardOutput
      name = "standard output"
      return
    }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw UsageError("cannot write '\(path)'") }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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
