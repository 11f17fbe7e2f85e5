import Foundation

/// Writes text piece by piece, and to the system in few large pieces.
final class BufferedOutput {
  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  deinit { flush() }

  /// Opens a file, which is made anew, or standard output where there is no name.
  ///
  /// - Throws: ``UsageError`` where the file cannot be written.
  static func open(_ path: String?) throws -> BufferedOutput {
    guard let path else { return BufferedOutput(.standardOutput) }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw UsageError("cannot write '\(path)'") }
    return BufferedOutput(handle)
  }

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 18 { flush() }
  }

  /// Hands over what has been written so far.
  func flush() {
    // A reader that has gone away is no failure of the matrix.
    try? handle.write(contentsOf: buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
