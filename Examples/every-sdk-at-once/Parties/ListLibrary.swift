import AppModel

/// A library that has to know all about a list, beside the app.
final class ListLibrary: CollectionView.DisplayObserving, ScrollView.ScrollObserving {
  let tally = Tally()

  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
    tally.note(.opened)
  }

  func collectionView(_ view: CollectionView, willDisplayItemAt path: IndexPath) {
    tally.note(.shown)
  }

  func scrollViewDidScroll(_ view: ScrollView) { tally.note(.scrolled) }
}
