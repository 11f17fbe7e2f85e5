import Foundation

/// Where complaints go.
enum StandardError {
  static func write(line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
