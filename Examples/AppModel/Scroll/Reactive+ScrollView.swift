public import Streams

extension Reactive where Base: ScrollView {
  /// The offset of the content, whenever it has changed.
  @MainActor
  public var contentOffset: Observable<Double> {
    invoked(ScrollView.didScroll).map { $0.contentOffset }
  }

  /// Emits when a tap on the status bar has scrolled the view to the top.
  @MainActor
  public var didScrollToTop: Observable<Void> {
    invoked(ScrollView.didScrollToTop).map { _ in }
  }
}
