/// A place in source code: who installed something, and where.
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `#fileID` gives it.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// Names a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// File and line, joined by a colon.
  public var description: String { "\(file):\(line)" }
}
