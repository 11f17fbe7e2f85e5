import Streams

@MainActor
extension Reactive where Base: ScrollView {
  var contentOffset: ControlProperty<Double> {
    let scrolled = invoked(ScrollView.didScroll).map { $0.contentOffset }
    let values = Observable.deferred { [weak base] in
      base.map { scrolled.startWith($0.contentOffset) } ?? scrolled
    }
    return ControlProperty(values: values, sink: Binder(base) { $0.scroll(to: $1) })
  }
}
