extension ObservableType {
  /// Drops the first elements.
  ///
  /// - Parameter count: How many.
  /// - Returns: The stream of the others.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let sink = SkipSink(count, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }
}

@usableFromInline
final class SkipSink<Element> {
  @safe @exclusivity(unchecked) @usableFromInline var remaining: Int
  @usableFromInline let downstream: Observer<Element>

  @inlinable
  init(_ count: Int, _ downstream: Observer<Element>) {
    remaining = count
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    if remaining > 0 { remaining -= 1 } else { downstream.onNext(element) }
  }
}
