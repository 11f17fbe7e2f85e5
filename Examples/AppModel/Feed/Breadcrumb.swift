/// One step of the user on a screen.
public enum Breadcrumb: Hashable, Sendable {
  /// An item was opened.
  case opened(IndexPath)

  /// An item came onto the screen.
  case saw(IndexPath)

  /// The list was scrolled.
  case scrolled(Double)
}
