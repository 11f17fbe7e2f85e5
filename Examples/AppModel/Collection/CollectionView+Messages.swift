public import Streams

extension CollectionView {
  /// A delegate that decides which items can be selected.
  @MainActor
  public protocol SelectionDeciding: CollectionViewDelegate {
    /// Whether a tap may select the item.
    func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  }

  /// A delegate that wants to know when an item is no longer selected.
  @MainActor
  public protocol DeselectionObserving: CollectionViewDelegate {
    /// Another item is about to be selected.
    func collectionView(_ view: CollectionView, didDeselectItemAt path: IndexPath)
  }

  /// A delegate that wants to know which items come onto the screen.
  @MainActor
  public protocol DisplayObserving: CollectionViewDelegate {
    /// The item is about to be shown.
    func collectionView(_ view: CollectionView, willDisplayItemAt path: IndexPath)
  }

  /// The user has selected an item.
  public static let didSelectItem = Message<Void, CollectionView, IndexPath>(
    "collectionView(_:didSelectItemAt:)"
  ) { (delegate: any CollectionViewDelegate, view, path) in
    delegate.collectionView(view, didSelectItemAt: path)
  }

  /// Whether a tap may select an item; it may, where nobody decides.
  public static let shouldSelectItem = Message<Bool, CollectionView, IndexPath>(
    "collectionView(_:shouldSelectItemAt:)", default: true
  ) { (delegate: any SelectionDeciding, view, path) in
    delegate.collectionView(view, shouldSelectItemAt: path)
  }

  /// Another item is about to be selected.
  public static let didDeselectItem = Message<Void, CollectionView, IndexPath>(
    "collectionView(_:didDeselectItemAt:)"
  ) { (delegate: any DeselectionObserving, view, path) in
    delegate.collectionView(view, didDeselectItemAt: path)
  }

  /// An item is about to be shown.
  public static let willDisplayItem = Message<Void, CollectionView, IndexPath>(
    "collectionView(_:willDisplayItemAt:)"
  ) { (delegate: any DisplayObserving, view, path) in
    delegate.collectionView(view, willDisplayItemAt: path)
  }

  /// How many items there are.
  public static let numberOfItems = Message<Int, CollectionView>(
    "numberOfItems(in:)", default: 0
  ) { (source: any CollectionViewDataSource, view) in source.numberOfItems(in: view) }

  /// What is shown for an item.
  public static let cellForItem = Message<Cell, CollectionView, IndexPath>(
    "collectionView(_:cellForItemAt:)", default: Cell(title: "")
  ) { (source: any CollectionViewDataSource, view, path) in
    source.collectionView(view, cellForItemAt: path)
  }
}
