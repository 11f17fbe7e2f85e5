extension RecordedScript: Decodable {
  private enum Key: String, CodingKey {
    case order
    case opt
    case slot
    case taps
    case seen
    case getter
    case chain
    case assert
    case dangle
    case unrec
    case cmd
    case cycle
    case uaf
  }

  /// Decodes a row of the recordings.
  ///
  /// - Throws: ``Script/ParseError`` for a word that is not in the language.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    func list(_ key: Key) throws -> [String] {
      try row.decodeIfPresent([String].self, forKey: key) ?? []
    }
    func text(_ key: Key) throws -> String? {
      try row.decodeIfPresent(String.self, forKey: key)
    }

    script = try Script(
      order: try row.decode(String.self, forKey: .order), options: try list(.opt),
      slot: try row.decode(String.self, forKey: .slot))
    isInformative = row.contains(.uaf)
    var outcome = ScriptOutcome()
    outcome.taps = try list(.taps)
    outcome.seen = try list(.seen)
    outcome.getter = try text(.getter) ?? outcome.getter
    outcome.chain = try text(.chain) ?? outcome.chain
    outcome.failedChecks = try list(.assert)
    outcome.danglingUses = try list(.dangle)
    outcome.unrecognized = try list(.unrec)
    outcome.setterName = try text(.cmd)
    outcome.cycle = try text(.cycle)
    self.outcome = outcome
  }
}
