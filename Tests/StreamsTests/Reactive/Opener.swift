import Streams

/// A delegate that notes which rows were opened.
final class Opener: Panel.Opening, NamedParty {
  let partyName: String
  private(set) var rows: [Int] = []
  var onOpen: ((Int) -> Void)?

  init(_ name: String = "opener") {
    partyName = name
  }

  func didOpen(_ row: Int) {
    rows.append(row)
    onOpen?(row)
  }
}
