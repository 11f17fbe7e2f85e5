/// What the receivers of a test got, in order.
@MainActor
final class Log {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Forgets everything and returns it.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }
}
