extension Violation.Kind {
  /// A stream that is bound to something that cannot show failures failed.
  public static let boundFailure = Self(rawValue: "boundFailure")
}

extension Violation {
  static func boundFailure(_ error: any Error, to target: String) -> Violation {
    Violation(
      .boundFailure, parties: [target],
      detail: "a bound stream must not fail, and failed with \(error)")
  }
}
