extension Observable {
  /// Emits the elements of several streams, one stream after the other.
  ///
  /// Each stream is subscribed to when the one before has ended; the first failure ends the result.
  ///
  /// - Parameter sources: The streams.
  /// - Returns: The elements of all streams, in order.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// Emits the elements of several streams, one stream after the other.
  ///
  /// Each stream is subscribed to when the one before has ended; the first failure ends the result.
  ///
  /// - Parameter sources: The streams; a lazy sequence makes each one when its turn comes.
  /// - Returns: The elements of all streams, in order.
  /// - Complexity: Constant depth of stack, however many of the streams are synchronous.
  @inlinable
  public static func concat(
    _ sources: some Sequence<Observable<Element>>
  ) -> Observable<Element> {
    Observable { observer in
      let relay = { (element: Element) in observer.onNext(element) }
      let rest = Cell(sources.makeIterator())
      let advance = { (sequence: SequentialSubscription, failure: (any Error)?) in
        if failure == nil, let source = rest.value.next() {
          sequence.start { source.attach(Observer($0, next: relay)) }
        } else {
          observer.subscription.end(failure)
        }
      }
      advance(SequentialSubscription(observer.subscription, onSourceEnd: advance), nil)
    }
  }
}

extension ObservableType {
  /// Emits the elements of another stream when this one has ended.
  ///
  /// - Parameter other: The stream that follows.
  /// - Returns: The elements of both streams, in order.
  @inlinable
  public func concat(_ other: some ObservableType<Element>) -> Observable<Element> {
    .concat(asObservable(), other.asObservable())
  }
}

extension ObservableType where Element: ObservableType {
  /// Emits the elements of the streams that the source emits, one stream after the other.
  ///
  /// - Returns: The elements of all streams, in order, as ``merge(maxConcurrent:)`` with a limit of one.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
