/// A key for objects that one object keeps on behalf of another (`objc_setAssociatedObject`).
public struct AssociationKey: Hashable, Sendable {
  private let name: String

  /// Makes a key; keys with the same name are the same.
  public init(_ name: String) {
    self.name = name
  }
}
