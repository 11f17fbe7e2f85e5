public import Streams

/// A scrolling list of items of one height, which a data source provides.
public final class CollectionView: ScrollView, HasDataSource {
  /// The height of each item.
  public let itemHeight = 100.0

  /// How many items the data source had when it was last asked.
  public private(set) var itemCount = 0

  /// The item that is selected.
  public private(set) var selectedItem: IndexPath?

  /// The cells on the screen, by their items.
  public private(set) var visibleCells: [IndexPath: Cell] = [:]

  private let dataSourceStorage = SlotStorage()

  /// The messages of a scroll view and those about items.
  public override class var delegateMessages: [any AnyMessage] {
    super.delegateMessages + [didSelectItem, shouldSelectItem, didDeselectItem, willDisplayItem]
  }

  /// The accessors of the data source.
  public override class var methods: Methods {
    Methods(CollectionView.self) { $0.slot(.dataSource) { $0.dataSourceStorage } }
  }

  /// The object that provides the items, held weakly.
  public var dataSource: AnyObject? {
    get { DelegateSlot.dataSource.object(of: self) }
    set { DelegateSlot.dataSource.set(newValue, of: self) }
  }

  /// Asks the data source again, and shows what is visible anew.
  public func reloadData() {
    itemCount = max(dataSourceStorage.send(Self.numberOfItems, self) ?? 0, 0)
    contentHeight = Double(itemCount) * itemHeight
    visibleCells = [:]
    setNeedsLayout()
  }

  /// What a tap on an item does.
  ///
  /// - Returns: Whether there is such an item.
  @discardableResult
  public func tapItem(at path: IndexPath) -> Bool {
    guard path.section == 0, (0..<itemCount).contains(path.item) else { return false }
    guard delegateStorage.send(Self.shouldSelectItem, self, path) ?? true else { return true }
    if let selectedItem { delegateStorage.send(Self.didDeselectItem, self, selectedItem) }
    selectedItem = path
    delegateStorage.send(Self.didSelectItem, self, path)
    return true
  }

  /// Shows the items that have come onto the screen, and drops those that have left it.
  public override func layout() {
    let first = Int(contentOffset / itemHeight)
    let end = Int(((contentOffset + height) / itemHeight).rounded(.up))
    let visible = (first..<max(first, end)).clamped(to: 0..<itemCount)
    visibleCells = visibleCells.filter { visible.contains($0.key.item) }
    for path in visible.map({ IndexPath(item: $0) }) where visibleCells[path] == nil {
      // What is shown may change what there is to show.
      guard path.item < itemCount else { break }
      visibleCells[path] =
        dataSourceStorage.send(Self.cellForItem, self, path) ?? Self.cellForItem.defaultResult
      delegateStorage.send(Self.willDisplayItem, self, path)
    }
  }
}
