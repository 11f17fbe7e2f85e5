public import Streams

extension ScrollView {
  /// A delegate that wants to know where the view has been scrolled to.
  @MainActor
  public protocol ScrollObserving: ScrollViewDelegate {
    /// The offset of the content has changed.
    func scrollViewDidScroll(_ view: ScrollView)
  }

  /// A delegate that decides whether a tap on the status bar scrolls to the top.
  @MainActor
  public protocol ScrollToTopDeciding: ScrollViewDelegate {
    /// Whether the view may scroll to the top.
    func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool
  }

  /// A delegate that wants to know that the view has been scrolled to the top.
  @MainActor
  public protocol ScrollToTopObserving: ScrollViewDelegate {
    /// The view has been scrolled to the top by a tap on the status bar.
    func scrollViewDidScrollToTop(_ view: ScrollView)
  }

  /// The offset of the content has changed.
  public static let didScroll = Message<Void, ScrollView>("scrollViewDidScroll(_:)") {
    (delegate: any ScrollObserving, view) in delegate.scrollViewDidScroll(view)
  }

  /// Whether the view may scroll to the top; it does, where nobody decides.
  public static let shouldScrollToTop = Message<Bool, ScrollView>(
    "scrollViewShouldScrollToTop(_:)", default: true
  ) { (delegate: any ScrollToTopDeciding, view) in delegate.scrollViewShouldScrollToTop(view) }

  /// The view has been scrolled to the top by a tap on the status bar.
  public static let didScrollToTop = Message<Void, ScrollView>("scrollViewDidScrollToTop(_:)") {
    (delegate: any ScrollToTopObserving, view) in delegate.scrollViewDidScrollToTop(view)
  }
}
