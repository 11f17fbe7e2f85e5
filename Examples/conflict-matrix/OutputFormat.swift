import ConflictMatrixTool

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case text

  /// For programs.
  case json

  /// Reads the value of `--format`; text without it.
  init(_ arguments: Arguments) throws {
    guard let word = try arguments.value("--format") else {
      self = .text
      return
    }
    guard let format = OutputFormat(rawValue: word) else {
      throw UsageError("unknown format '\(word)': it is text or json")
    }
    self = format
  }
}
