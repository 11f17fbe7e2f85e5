/// Who put a party where it is.
public struct Installation: Hashable, Sendable {
  /// The name of the owner: a library, a feature.
  public let owner: String

  /// Where the owner did it.
  public let location: CodeLocation

  /// Names an owner and a place.
  public init(owner: String, location: CodeLocation) {
    self.owner = owner
    self.location = location
  }
}
