/// Keeps the violations that were reported while it was the handler in force.
public final class ViolationRecorder: Sendable {
  private let recorded = Locked<[Violation]>([])

  /// Makes an empty recorder; put it in force with ``ViolationHandler/record(into:)``.
  public init() {}

  /// All violations so far, oldest first.
  public var violations: [Violation] {
    recorded.withLock { $0 }
  }

  /// Forgets everything and returns what was recorded.
  @discardableResult
  public func drain() -> [Violation] {
    recorded.withLock { recorded in
      defer { recorded = [] }
      return recorded
    }
  }

  func append(_ violation: Violation) {
    recorded.withLock { $0.append(violation) }
  }
}
