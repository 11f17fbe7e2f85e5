import AppModel
import Streams

/// A scrolling list of rows that are one unit high, from the first one at the top to the last one.
///
/// It knows nothing of chats that grow from the bottom.
final class ChatList: ScrollView, HasDataSource {
  /// Whether the list stands on its head: the first row is at the bottom.
  var isUpsideDown = false

  /// The rows on the screen, by their numbers.
  private(set) var visibleRows: [Int: RowView] = [:]

  private(set) var rowCount = 0
  private let dataSourceStorage = SlotStorage()

  override class var delegateMessages: [any AnyMessage] {
    super.delegateMessages + [didSelect, willDisplay, menu]
  }

  override class var methods: Methods {
    Methods(ChatList.self) { $0.slot(.dataSource) { $0.dataSourceStorage } }
  }

  var dataSource: AnyObject? {
    get { DelegateSlot.dataSource.object(of: self) }
    set { DelegateSlot.dataSource.set(newValue, of: self) }
  }

  /// Asks the data source again, and shows what is visible anew.
  func reloadData() {
    visibleRows = [:]
    updateRowCount()
    setNeedsLayout()
  }

  /// Shows a row that the data source has more than before.
  ///
  /// What the user looks at stays where it is, unless that is the beginning of the list.
  func insertRow(at row: Int) {
    visibleRows = Dictionary(
      uniqueKeysWithValues: visibleRows.map { ($0 < row ? $0 : $0 + 1, $1) })
    updateRowCount()
    let isAboveWhatIsSeen = Double(row) < contentOffset
    if isAboveWhatIsSeen { scroll(to: contentOffset + 1) }
    setNeedsLayout()
  }

  /// What a tap on a row does.
  func tapRow(at row: Int) {
    guard visibleRows[row] != nil else { return }
    delegateStorage.send(Self.didSelect, self, row)
  }

  /// What a long press on a row shows.
  func menu(at row: Int) -> [String] {
    delegateStorage.send(Self.menu, self, row) ?? []
  }

  override func layout() {
    let first = Int(contentOffset)
    let visible = (first..<first + Int(height)).clamped(to: 0..<rowCount)
    visibleRows = visibleRows.filter { visible.contains($0.key) }
    for row in visible where visibleRows[row] == nil {
      let view = RowView(text: dataSourceStorage.send(Self.text, self, row) ?? "")
      visibleRows[row] = view
      delegateStorage.send(Self.willDisplay, self, view, row)
    }
  }

  private func updateRowCount() {
    rowCount = max(dataSourceStorage.send(Self.numberOfRows, self) ?? 0, 0)
    contentHeight = Double(rowCount)
  }
}
