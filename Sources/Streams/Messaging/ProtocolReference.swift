/// A Swift protocol, or any other type, as the argument of the question whether an object conforms.
public struct ProtocolReference: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let test: @Sendable (AnyObject) -> Bool

  /// Refers to a type: `ProtocolReference((any CollectionViewDelegate).self)`.
  public init<Conformer>(_ type: Conformer.Type) {
    self.type = ObjectIdentifier(type)
    test = { $0 is Conformer }
  }

  /// Whether the class of `object` conforms; what stands behind a proxy is not asked, see
  /// ``RootMessages/conforms``.
  public func matches(_ object: AnyObject) -> Bool { test(object) }

  /// Whether both refer to the same type.
  public static func == (left: ProtocolReference, right: ProtocolReference) -> Bool {
    left.type == right.type
  }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
  }
}
