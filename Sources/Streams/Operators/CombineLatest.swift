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
      let combiner = Combiner(
        observer, resultSelector, repeat (each sources).makeLatestValue())
      combiner.attach(repeat (each sources).asObservable())
    }
  }

  /// Combines the latest elements of several streams into a tuple.
  ///
  /// - Parameter sources: The streams, as in ``combineLatest(_:resultSelector:)``.
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

/// The latest elements of the sources of one subscription.
@usableFromInline
final class Combiner<Result, each Element> {
  @usableFromInline let downstream: Observer<Result>
  @usableFromInline let selector: (repeat each Element) throws -> Result
  @usableFromInline let latest: (repeat LatestValue<each Element>)

  @inlinable
  init(
    _ downstream: Observer<Result>, _ selector: @escaping (repeat each Element) throws -> Result,
    _ latest: repeat LatestValue<each Element>
  ) {
    self.downstream = downstream
    self.selector = selector
    self.latest = (repeat each latest)
  }

  @inlinable
  func attach(_ sources: repeat Observable<each Element>) {
    var count = 0
    for _ in repeat each sources { count += 1 }
    let group = CombineSubscription(downstream.subscription, count: count)
    repeat attach(each sources, each latest, group)
  }

  @inlinable
  func attach<One>(
    _ source: Observable<One>, _ latest: LatestValue<One>, _ group: CombineSubscription
  ) {
    let subscription = group.addSource()
    if subscription.isStopped { return }
    source.attach(
      Observer(subscription) { [self] element in
        latest.value = element
        if subscription.noteValue(in: group) { emit() }
      })
  }

  @inlinable
  func emit() {
    do {
      downstream.onNext(try selector(repeat (each latest).current))
    } catch {
      downstream.onError(error)
    }
  }
}
