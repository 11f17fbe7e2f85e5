/// How a script about a control ended, in the notation of the recordings.
public struct ControlOutcome: Hashable, Sendable {
  /// What each attempt to add or replace a method returned, one after the other.
  public var added = ""

  /// What one action that is sent to an instance of each class does: how often the guard and the
  /// original ran, whether the count over all controls ran, whether a selector was not found.
  public var taps: [String: String] = [:]

  /// Whether an action never ends, for any class.
  public var isEndless = false

  /// Makes the outcome of a script that did nothing.
  public init() {}

  /// In which fields `actual` differs from this outcome, which was recorded.
  public func disagreements(with actual: ControlOutcome) -> [Disagreement] {
    var fields: [Disagreement] = []
    func compare(_ field: String, _ expected: String, _ actual: String) {
      guard expected != actual else { return }
      fields.append(Disagreement(field: field, expected: expected, actual: actual))
    }
    compare("outcome", Self.name(isEndless), Self.name(actual.isEndless))
    guard !isEndless, !actual.isEndless else { return fields }
    compare("addMethod", added, actual.added)
    for type in Set(taps.keys).union(actual.taps.keys).sorted() {
      compare("taps of \(type)", taps[type] ?? "none", actual.taps[type] ?? "none")
    }
    return fields
  }

  /// How recordings say that an action never ends.
  static let endless = "endless loop"

  private static func name(_ isEndless: Bool) -> String { isEndless ? endless : "ends" }
}
