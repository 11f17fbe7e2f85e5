/// A command line, taken apart: options, each with the values that follow it.
package struct Arguments {
  private var values: [String: [String]] = [:]

  /// Takes a command line apart.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - known: The options that the command knows.
  /// - Throws: ``UsageError`` for an option that is not known, or a value that belongs to none.
  package init(_ words: [String], known: Set<String>) throws {
    var option: String?
    for word in words {
      if word.hasPrefix("--") {
        guard known.contains(word) else { throw UsageError("unknown option '\(word)'") }
        option = word
        values[word, default: []] += []
      } else if let option {
        values[option, default: []].append(word)
      } else {
        throw UsageError("unexpected argument '\(word)'")
      }
    }
  }

  /// Whether the option is there, which has no values.
  package func flag(_ option: String) throws -> Bool {
    guard let values = values[option] else { return false }
    if let value = values.first { throw UsageError("unexpected argument '\(value)'") }
    return true
  }

  /// The values of an option that has any number of them.
  package func list(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that has one, if the option is there.
  package func value(_ option: String) throws -> String? {
    guard let values = values[option] else { return nil }
    guard let value = values.first else { throw UsageError("'\(option)' needs a value") }
    if values.count > 1 { throw UsageError("unexpected argument '\(values[1])'") }
    return value
  }
}
