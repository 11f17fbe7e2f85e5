/// Something that must not happen between the parties of a slot, and did.
///
/// A violation is a value: it names the parties, and whoever handles it decides what follows (see
/// ``ViolationHandler``).
public struct Violation: Error, Hashable, Sendable {
  /// What went wrong.
  public let kind: Kind

  /// The parties involved, by their names in the order in which they played their part.
  public let parties: [String]

  /// The message on whose way it went wrong, where there is one.
  public let message: Selector?

  /// One sentence on what was expected and what came.
  public let detail: String

  /// Describes a violation; report it with ``report()``.
  public init(_ kind: Kind, parties: [String], message: Selector? = nil, detail: String) {
    self.kind = kind
    self.parties = parties
    self.message = message
    self.detail = detail
  }

  /// Describes a violation by objects, which are named by ``name(of:)``.
  @MainActor
  public init(_ kind: Kind, parties: [AnyObject?], message: Selector? = nil, detail: String) {
    self.init(
      kind, parties: parties.map { Violation.name(of: $0) }, message: message, detail: detail)
  }

  /// Hands the violation to the handler in force, and returns if that lets the program go on.
  public func report() {
    ViolationHandler.current.handle(self)
  }
}

extension Violation: CustomStringConvertible {
  /// The kind, the parties and the detail on one line.
  public var description: String {
    "\(kind.rawValue) [\(parties.joined(separator: ", "))]: \(detail)"
  }
}
