import Streams

/// A violation as reports carry it.
public struct ViolationRecord: Encodable, Hashable, Sendable {
  /// What went wrong.
  public let kind: String

  /// The parties that it names.
  public let parties: [String]

  /// One sentence on it.
  public let detail: String

  init(_ violation: Violation) {
    kind = violation.kind.rawValue
    parties = violation.parties
    detail = violation.detail
  }
}
