extension FeedController: CollectionViewDelegate, CollectionView.SelectionDeciding,
  CollectionView.DisplayObserving, ScrollView.ScrollObserving
{
  /// Advertisements cannot be opened.
  public func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    model.post(at: path)?.isSponsored == false
  }

  /// Leaves a breadcrumb.
  public func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
    leave(.opened(path))
  }

  /// Leaves a breadcrumb.
  public func collectionView(_ view: CollectionView, willDisplayItemAt path: IndexPath) {
    leave(.saw(path))
  }

  /// Leaves a breadcrumb.
  public func scrollViewDidScroll(_ view: ScrollView) {
    leave(.scrolled(view.contentOffset))
  }
}
