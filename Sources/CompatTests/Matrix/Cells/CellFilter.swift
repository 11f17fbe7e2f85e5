import Streams

/// A condition on the cells of a matrix, written as `key=value`.
public struct CellFilter: Hashable, Sendable {
  private let key: Key
  private let value: String

  private enum Key: String, CaseIterable {
    case id, party, hook, getter, slot, strategy
    case part, parties, first, observers, caching, interlude, incident, message, removal, death
  }

  /// Reads a condition.
  ///
  /// - Parameter text: `key=value`, where the key is one of ``keys``.
  /// - Throws: What is wrong with it.
  public init(_ text: String) throws(Failure) {
    guard let sign = text.firstIndex(of: "=") else { throw .notAssignment(text) }
    let name = String(text[..<sign])
    guard let key = Key(rawValue: name) else { throw .unknownKey(name) }
    self.key = key
    value = String(text[text.index(after: sign)...])
  }

  /// The keys that a condition can have.
  public static var keys: [String] { Key.allCases.map(\.rawValue) }

  /// Whether `cell` meets the condition.
  @MainActor
  func isMet(by cell: Cell) -> Bool {
    let circumstances = cell.circumstances
    return switch key {
    case .id: cell.id == value
    case .party: cell.parties.contains { $0.name == value }
    case .hook: circumstances.hook.rawValue == value
    case .getter: circumstances.getter.rawValue == value
    case .slot: circumstances.slot.rawValue == value
    case .strategy: cell.strategy.rawValue == value
    case .part: cell.part.rawValue == value
    case .parties: cell.parties.map(\.name).joined(separator: "+") == value
    case .first: circumstances.first.rawValue == value
    case .observers: "\(circumstances.observers)" == value
    case .caching: circumstances.caching.rawValue == value
    case .interlude: circumstances.interlude.rawValue == value
    case .incident: circumstances.incident.rawValue == value
    case .message: circumstances.message.rawValue == value
    case .removal: circumstances.removal.rawValue == value
    case .death: circumstances.death.rawValue == value
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
        "unknown key '\(key)': it is \(CellFilter.keys.joined(separator: ", "))"
      }
    }
  }
}
