import Testing

/// Collects what went wrong in a test that loops over many situations, and fails once.
@MainActor
struct Findings {
  private var failures: [String] = []
  private(set) var checks = 0

  /// Notes `text` where `condition` does not hold.
  mutating func check(_ condition: Bool, _ text: @autoclosure () -> String) {
    checks += 1
    if !condition { failures.append(text()) }
  }

  /// Notes where `found` is not `wanted`.
  mutating func check<Value: Equatable>(
    _ found: Value, is wanted: Value, _ text: @autoclosure () -> String
  ) {
    check(found == wanted, "\(text()): expected \(wanted), found \(found)")
  }

  /// Fails the test where anything was noted.
  func verify(_ location: SourceLocation = #_sourceLocation) {
    #expect(checks > 0, "nothing was checked", sourceLocation: location)
    let shown = failures.prefix(4).joined(separator: "\n")
    #expect(
      failures.isEmpty, "\(failures.count) of \(checks) checks failed:\n\(shown)",
      sourceLocation: location)
  }
}
