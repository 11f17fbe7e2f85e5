/// The name of a message, interned: two selectors are equal exactly when their names are.
///
/// Comparing and hashing cost one integer operation. A name keeps its number for the life of the
/// process.
public struct Selector: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let id: UInt32

  @inlinable
  init(id: UInt32) {
    self.id = id
  }

  /// Interns `name`.
  ///
  /// - Complexity: O(length of `name`), once behind a lock; keep the selector, or the message that
  ///   holds it, instead of making it again on a hot path.
  public init(_ name: String) {
    id = Self.names.withLock { names in
      if let known = names.ids[name] { return known }
      let id = UInt32(names.byID.count)
      names.ids[name] = id
      names.byID.append(name)
      return id
    }
  }

  /// The interned name.
  public var name: String {
    Self.names.withLock { $0.byID[Int(id)] }
  }

  // The names that the object model itself asks with all the time have fixed numbers.
  @inlinable static var responds: Selector { Selector(id: 0) }
  @inlinable static var forwardingTarget: Selector { Selector(id: 1) }

  private struct Names {
    var ids: [String: UInt32] = ["responds(to:)": 0, "forwardingTarget(for:)": 1]
    var byID = ["responds(to:)", "forwardingTarget(for:)"]
  }

  private static let names = Locked(Names())
}

extension Selector: ExpressibleByStringLiteral {
  /// Interns the literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension Selector: CustomStringConvertible {
  /// The interned name.
  public var description: String { name }
}
