public import Streams

extension Reactive where Base: ScrollView {
  /// The offset of the content; what is sent to it scrolls the view as far as the content allows.
  @MainActor
  public var contentOffset: ControlProperty<Double> {
    let scrolled = invoked(ScrollView.didScroll).map { $0.contentOffset }
    let values = Observable.deferred { [weak base] in
      base.map { scrolled.startWith($0.contentOffset) } ?? scrolled
    }
    return ControlProperty(values: values, sink: Binder(base) { $0.scroll(to: $1) })
  }

  /// Emits when a tap on the status bar has scrolled the view to the top.
  @MainActor
  public var didScrollToTop: ControlEvent<Void> {
    ControlEvent(events: invoked(ScrollView.didScrollToTop).map { _ in })
  }
}
