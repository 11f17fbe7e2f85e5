extension Observable {
  /// Combines the latest elements of several streams.
  ///
  /// Emits whenever one of them emits, once all have an element. Ends when all have ended, or when one
  /// ends without an element; fails with the first failure. The streams are subscribed to in order, so
  /// of synchronous ones only the last element meets those of the next.
  ///
  /// - Parameters:
  ///   - sources: The streams; without any, the result is empty.
  ///   - resultSelector: Combines the elements; an error that it throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func combineLatest<each Source: ObservableType>(
    _ sources: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latest = (repeat (each sources).makeLatestValue())
      var count = 0
      for _ in repeat each latest { count += 1 }
      let group = CombineSubscription(observer.subscription, count: count)
      let emit = {
        do {
          observer.onNext(try resultSelector(repeat (each latest).current))
        } catch {
          observer.onError(error)
        }
      }
      repeat group.attach((each sources).asObservable(), each latest, emit)
    }
  }

  /// Combines the latest elements of several streams into a tuple.
  ///
  /// - Parameter sources: The streams, as in ``combineLatest(_:resultSelector:)-(Source,_)``.
  /// - Returns: The stream of the tuples.
  @inlinable
  public static func combineLatest<each Source: ObservableType>(
    _ sources: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    combineLatest(repeat each sources) { (element: repeat (each Source).Element) in
      (repeat each element)
    }
  }
}
