/// What a ``CollectionView`` shows.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// How many items there are.
  func numberOfItems(in view: CollectionView) -> Int

  /// What is shown for an item.
  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> Cell
}
