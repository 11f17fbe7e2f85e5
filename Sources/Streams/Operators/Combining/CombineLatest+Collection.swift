extension Observable {
  /// Combines the latest elements of any number of streams of one kind.
  ///
  /// - Parameters:
  ///   - sources: The streams, as in ``combineLatest(_:resultSelector:)-(Source,_)``.
  ///   - resultSelector: Combines the elements, which are in the order of the streams; an error that it
  ///     throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func combineLatest<Source: ObservableType>(
    _ sources: some Collection<Source>,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> {
    let sources = sources.map { $0.asObservable() }
    return Observable { observer in
      let group = CombineSubscription(observer.subscription, count: sources.count)
      let latest = sources.map { _ in LatestValue<Source.Element>() }
      let emit = {
        do {
          observer.onNext(try resultSelector(latest.map(\.current)))
        } catch {
          observer.onError(error)
        }
      }
      for (source, value) in Swift.zip(sources, latest) { group.attach(source, value, emit) }
    }
  }

  /// Combines the latest elements of any number of streams of one kind into an array.
  ///
  /// - Parameter sources: The streams, as in ``combineLatest(_:resultSelector:)-(Collection,_)``.
  /// - Returns: The stream of the arrays.
  @inlinable
  public static func combineLatest<Source: ObservableType>(
    _ sources: some Collection<Source>
  ) -> Observable<Element> where Element == [Source.Element] {
    combineLatest(sources) { $0 }
  }
}
