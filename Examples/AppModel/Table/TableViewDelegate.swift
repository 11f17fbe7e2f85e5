/// The delegate of a ``TableView``; what it may do besides is optional, see
/// ``TableView/SelectionDeciding`` and its siblings, and those of ``ScrollView``.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The user has selected a row.
  func tableView(_ view: TableView, didSelectRowAt path: IndexPath)
}
