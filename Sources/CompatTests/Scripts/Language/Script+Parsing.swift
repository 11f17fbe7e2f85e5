public import Streams

extension Script {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - order: The words of the operations, with spaces between them.
  ///   - options: The words of the options.
  ///   - slot: How the slot holds its object: `weak`, `assign` or `strong`.
  /// - Throws: The first word that is not known.
  public init(order: String, options: [String] = [], slot: String = "weak") throws(ParseError) {
    self.init(
      try Self.parse(order.split(whereSeparator: \.isWhitespace)) { ParseError.operation($0) },
      options: Set(try Self.parse(options[...]) { ParseError.option($0) }),
      slot: try Self.ownership(named: slot))
  }

  /// The word for a way of holding an object.
  public static func name(of slot: SlotOwnership) -> String {
    switch slot {
    case .weak: "weak"
    case .unsafe: "assign"
    case .strong: "strong"
    }
  }

  private static func ownership(named word: String) throws(ParseError) -> SlotOwnership {
    guard let slot = SlotOwnership.allCases.first(where: { name(of: $0) == word }) else {
      throw .slot(word)
    }
    return slot
  }

  private static func parse<Word: StringProtocol, Value: RawRepresentable<String>>(
    _ words: some Sequence<Word>, _ unknown: (String) -> ParseError
  ) throws(ParseError) -> [Value] {
    var values: [Value] = []
    for word in words {
      guard let value = Value(rawValue: String(word)) else { throw unknown(String(word)) }
      values.append(value)
    }
    return values
  }
}
