import Streams

/// A violation as reports carry it.
public struct ViolationRecord: Hashable, Sendable {
  /// What went wrong.
  public let kind: String

  /// The parties that it names.
  public let parties: [String]

  /// One sentence on it.
  public let detail: String

  /// The place, in the order of the cell, of the step at which it was reported; `nil` for what showed
  /// only in the end.
  public let step: Int?

  init(_ violation: Violation, step: Int? = nil) {
    kind = violation.kind.rawValue
    parties = violation.parties
    detail = violation.detail
    self.step = step
  }
}
