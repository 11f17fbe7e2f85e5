public import Streams

extension TableView {
  /// A delegate that decides which row a tap selects.
  @MainActor
  public protocol SelectionDeciding: TableViewDelegate {
    /// The row that is selected instead of `path`, or `nil` for none.
    func tableView(_ view: TableView, willSelectRowAt path: IndexPath) -> IndexPath?
  }

  /// A delegate that gives rows heights of their own.
  @MainActor
  public protocol RowSizing: TableViewDelegate {
    /// The height of a row.
    func tableView(_ view: TableView, heightForRowAt path: IndexPath) -> Double
  }

  /// The user has selected a row.
  public static let didSelectRow = Message<Void, TableView, IndexPath>(
    "tableView(_:didSelectRowAt:)"
  ) { (delegate: any TableViewDelegate, view, path) in
    delegate.tableView(view, didSelectRowAt: path)
  }

  /// The row that a tap selects; the one that was tapped, where nobody decides.
  public static let willSelectRow = Message<IndexPath?, TableView, IndexPath>(
    "tableView(_:willSelectRowAt:)", default: nil
  ) { (delegate: any SelectionDeciding, view, path) in
    delegate.tableView(view, willSelectRowAt: path)
  }

  /// The height of a row; ``TableView/rowHeight``, where nobody decides.
  public static let heightForRow = Message<Double, TableView, IndexPath>(
    "tableView(_:heightForRowAt:)", default: 0
  ) { (delegate: any RowSizing, view, path) in delegate.tableView(view, heightForRowAt: path) }
}
