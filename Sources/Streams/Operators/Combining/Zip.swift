extension Observable {
  /// Pairs the elements of several streams by their position.
  ///
  /// Ends as soon as no further element can follow: when a stream has ended and all its elements are
  /// paired, whichever it is. Fails with the first failure.
  ///
  /// - Parameters:
  ///   - sources: The streams, subscribed to in this order; without any, the result is empty.
  ///   - resultSelector: Combines the elements; an error that it throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func zip<each Source: ObservableType>(
    _ sources: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let queues = (repeat (each sources).makeQueue())
      var count = 0
      for _ in repeat each queues { count += 1 }
      let group = ZipSubscription(observer.subscription, count: count)
      let emit = {
        do {
          observer.onNext(try resultSelector(repeat (each queues).removeFirst()))
        } catch {
          observer.onError(error)
        }
      }
      repeat group.attach((each sources).asObservable(), each queues, emit)
    }
  }

  /// Pairs the elements of several streams by their position, into tuples.
  ///
  /// - Parameter sources: The streams, as in ``zip(_:resultSelector:)-(Source,_)``.
  /// - Returns: The stream of the tuples.
  @inlinable
  public static func zip<each Source: ObservableType>(
    _ sources: repeat each Source
  ) -> Observable<Element> where Element == (repeat (each Source).Element) {
    zip(repeat each sources) { (element: repeat (each Source).Element) in
      (repeat each element)
    }
  }

  /// Pairs the elements of any number of streams of one kind by their position.
  ///
  /// - Parameters:
  ///   - sources: The streams, as in ``zip(_:resultSelector:)``.
  ///   - resultSelector: Combines the elements, which are in the order of the streams; an error that it
  ///     throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func zip<Source: ObservableType>(
    _ sources: some Collection<Source>,
    resultSelector: @escaping ([Source.Element]) throws -> Element
  ) -> Observable<Element> {
    let sources = sources.map { $0.asObservable() }
    return Observable { observer in
      let queues = sources.map { $0.makeQueue() }
      let group = ZipSubscription(observer.subscription, count: sources.count)
      let emit = {
        do {
          observer.onNext(try resultSelector(queues.map { $0.removeFirst() }))
        } catch {
          observer.onError(error)
        }
      }
      for (source, queue) in Swift.zip(sources, queues) { group.attach(source, queue, emit) }
    }
  }

  /// Pairs the elements of any number of streams of one kind by their position, into arrays.
  ///
  /// - Parameter sources: The streams, as in ``zip(_:resultSelector:)-(Collection,_)``.
  /// - Returns: The stream of the arrays.
  @inlinable
  public static func zip<Source: ObservableType>(
    _ sources: some Collection<Source>
  ) -> Observable<Element> where Element == [Source.Element] {
    zip(sources) { $0 }
  }
}

extension ObservableType {
  /// A place for elements that wait to be paired.
  @inlinable
  func makeQueue() -> Queue<Element> { Queue() }
}
