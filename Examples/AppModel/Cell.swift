/// What a list shows for one item.
public struct Cell: Hashable, Sendable {
  /// The text on it.
  public var title: String

  /// A cell with a text.
  public init(title: String) {
    self.title = title
  }
}
