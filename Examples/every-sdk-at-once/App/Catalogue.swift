import AppModel

/// The app's controller of a list: its data source and its delegate.
@MainActor
final class Catalogue {
  let tally = Tally()
  private let titles = (1...60).map { "Article \($0)" }

  /// Advertisements cannot be opened.
  static func canOpen(_ item: Int) -> Bool { item % 7 != 3 }

  /// What the button on the screen is for.
  func refresh(_ view: CollectionView) {
    tally.note(.refreshed)
    view.reloadData()
  }
}

extension Catalogue: CollectionViewDataSource {
  func numberOfItems(in view: CollectionView) -> Int { titles.count }

  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> Cell {
    Cell(title: titles[path.item])
  }
}

extension Catalogue: CollectionView.SelectionDeciding, CollectionView.DisplayObserving,
  ScrollView.ScrollObserving
{
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    Self.canOpen(path.item)
  }

  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
    tally.note(.opened)
  }

  func collectionView(_ view: CollectionView, willDisplayItemAt path: IndexPath) {
    tally.note(.shown)
  }

  func scrollViewDidScroll(_ view: ScrollView) { tally.note(.scrolled) }
}
