public import Streams

/// A scrolling list of rows in sections, which a data source provides and whose delegate may give
/// them heights.
public final class TableView: ScrollView, HasDataSource {
  /// The height of rows for which the delegate names none.
  public var rowHeight = 44.0

  /// The number of rows in each section when the data source was last asked.
  public private(set) var rowCounts: [Int] = []

  /// The row that is selected.
  public private(set) var selectedRow: IndexPath?

  private let dataSourceStorage = SlotStorage(
    optionalMessages: [numberOfSections.selector, commitDeletion.selector])

  /// The messages of a scroll view and those about rows.
  public override class var delegateMessages: [any AnyMessage] {
    super.delegateMessages + [didSelectRow, willSelectRow, heightForRow]
  }

  /// The accessors of the data source.
  public override class var methods: Methods {
    Methods(TableView.self) { $0.slot(.dataSource) { $0.dataSourceStorage } }
  }

  /// The object that provides the rows, held weakly.
  public var dataSource: AnyObject? {
    get { DelegateSlot.dataSource.object(of: self) }
    set { DelegateSlot.dataSource.set(newValue, of: self) }
  }

  /// Asks the data source for the number of rows, and the delegate for their heights.
  public func reloadData() {
    let sections = dataSourceStorage.send(Self.numberOfSections, self) ?? 1
    rowCounts = (0..<max(sections, 0)).map {
      max(dataSourceStorage.send(Self.numberOfRows, self, $0) ?? 0, 0)
    }
    contentHeight = rows.reduce(0) { $0 + height(of: $1) }
    setNeedsLayout()
  }

  /// What is shown for a row, or `nil` where there is no such row.
  public func cell(at path: IndexPath) -> Cell? {
    guard hasRow(at: path) else { return nil }
    return dataSourceStorage.send(Self.cellForRow, self, path)
  }

  /// What a tap on a row does.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func tapRow(at path: IndexPath) -> Bool {
    guard hasRow(at: path) else { return false }
    // The delegate's `nil` is an answer; that nobody answered is not.
    let decision = delegateStorage.send(Self.willSelectRow, self, path)
    guard let chosen = decision ?? path, hasRow(at: chosen) else { return true }
    selectedRow = chosen
    delegateStorage.send(Self.didSelectRow, self, chosen)
    return true
  }

  /// Whether the table offers to delete rows.
  public var canDeleteRows: Bool { dataSourceStorage.claims(Self.commitDeletion.selector) }

  /// What swiping a row away does.
  ///
  /// - Returns: Whether there is such a row and rows can be deleted.
  @discardableResult
  public func swipeRow(at path: IndexPath) -> Bool {
    guard hasRow(at: path), canDeleteRows else { return false }
    dataSourceStorage.send(Self.commitDeletion, self, path)
    reloadData()
    return true
  }

  private var rows: [IndexPath] {
    rowCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  private func hasRow(at path: IndexPath) -> Bool {
    rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.item)
  }

  private func height(of path: IndexPath) -> Double {
    delegateStorage.send(Self.heightForRow, self, path) ?? rowHeight
  }
}
