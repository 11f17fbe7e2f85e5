/// A data source that shows the latest elements of a stream.
final class CollectionItems<Element>: CollectionViewDataSource {
  var elements: [Element] = []
  private let cell: (Element) -> Cell

  init(cell: @escaping (Element) -> Cell) {
    self.cell = cell
  }

  func numberOfItems(in view: CollectionView) -> Int { elements.count }

  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> Cell {
    cell(elements[path.item])
  }
}
