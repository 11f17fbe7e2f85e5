/// Where an item is: its section, and its place there.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The number of the section.
  public var section: Int

  /// The number of the item in its section.
  public var item: Int

  /// The path of an item; of one in the first section, where none is named.
  public init(item: Int, section: Int = 0) {
    self.section = section
    self.item = item
  }

  /// Orders paths as the items appear on the screen.
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The section and the item, as in `0.3`.
  public var description: String { "\(section).\(item)" }
}
