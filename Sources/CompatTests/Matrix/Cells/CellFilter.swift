import Streams

/// A condition on the cells of a matrix, written as `key=value`.
public struct CellFilter: Hashable, Sendable {
  private let key: Key
  private let value: String

  private enum Key: String, CaseIterable {
    case id, party, hook, getter, slot, strategy
  }

  /// Reads a condition.
  ///
  /// - Parameter text: `key=value`, where the key is `id`, `party`, `hook`, `getter`, `slot` or
  ///   `strategy`.
  /// - Throws: What is wrong with it.
  public init(_ text: String) throws(Failure) {
    guard let sign = text.firstIndex(of: "=") else { throw .notAssignment(text) }
    let name = String(text[..<sign])
    guard let key = Key(rawValue: name) else { throw .unknownKey(name) }
    self.key = key
    value = String(text[text.index(after: sign)...])
  }

  /// Whether `cell` meets the condition.
  @MainActor
  func isMet(by cell: Cell) -> Bool {
    switch key {
    case .id: cell.id == value
    case .party: cell.parties.contains { $0.name == value }
    case .hook: cell.hook.rawValue == value
    case .getter: cell.getter.rawValue == value
    case .slot: cell.slot.rawValue == value
    case .strategy: cell.strategy.rawValue == value
    }
  }
}

extension CellFilter {
  /// Why a text is no condition.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// There is no `=` in it.
    case notAssignment(String)

    /// Cells have no such key.
    case unknownKey(String)

    /// One line for people.
    public var description: String {
      switch self {
      case .notAssignment(let text): "'\(text)' is not of the form key=value"
      case .unknownKey(let key):
        "unknown key '\(key)': it is \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
      }
    }
  }
}
