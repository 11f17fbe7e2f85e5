/// The delegate of a ``CollectionView``; what it may do besides is optional, see
/// ``CollectionView/SelectionDeciding`` and its siblings, and those of ``ScrollView``.
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// The user has selected an item.
  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath)
}
