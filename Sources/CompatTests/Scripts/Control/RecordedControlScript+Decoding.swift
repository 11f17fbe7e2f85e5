extension RecordedControlScript: Decodable {
  private enum Key: String, CodingKey {
    case order
    case addMethod
    case taps
    case outcome
  }

  /// Decodes a row of the recordings.
  ///
  /// - Throws: ``Script/ParseError`` for a word that is not in the language.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    script = try ControlScript(order: try row.decode(String.self, forKey: .order))
    var outcome = ControlOutcome()
    outcome.added = try row.decodeIfPresent(String.self, forKey: .addMethod) ?? ""
    outcome.taps = try row.decodeIfPresent([String: String].self, forKey: .taps) ?? [:]
    outcome.isEndless =
      try row.decodeIfPresent(String.self, forKey: .outcome) == ControlOutcome.endless
    self.outcome = outcome
  }
}
