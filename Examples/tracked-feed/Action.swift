/// Something that the user did.
enum Action {
  /// A tap on an item of the list.
  case tap(item: Int)

  /// The list was scrolled to an offset.
  case scroll(to: Double)

  /// A tap on the status bar, which scrolls to the top.
  case tapStatusBar
}

extension Action: Decodable {
  private enum CodingKeys: String, CodingKey {
    case verb = "do"
    case item
    case offset = "to"
  }

  private enum Verb: String, CaseIterable {
    case tap
    case scroll
    case tapStatusBar
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .verb)
    guard let verb = Verb(rawValue: name) else {
      let known = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .verb, in: container,
        debugDescription: "nobody can do '\(name)'; what can be done: \(known)")
    }
    switch verb {
    case .tap:
      let number = try container.decode(Double.self, forKey: .item)
      guard let item = Int(exactly: number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .item, in: container, debugDescription: "\(number) is no place in a list")
      }
      self = .tap(item: item)
    case .scroll: self = .scroll(to: try container.decode(Double.self, forKey: .offset))
    case .tapStatusBar: self = .tapStatusBar
    }
  }
}
