extension ObservableType {
  /// Makes a stream of each element, and merges a limited number of these streams at a time.
  ///
  /// The streams are made at once, so an error that `selector` throws is not delayed, and are subscribed
  /// to in order as others end. Ends when the source and all inner streams have ended; fails with the
  /// first failure.
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many inner streams are subscribed to at a time.
  ///   - selector: Makes the inner stream; an error that it throws ends the stream.
  /// - Returns: The elements of all inner streams, as they come.
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable
  public func flatMap<Source: ObservableType>(
    maxConcurrent: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    precondition(maxConcurrent > 0, "flatMap(maxConcurrent:_:) needs a limit that is positive")
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let merge = QueueingMergeSubscription(observer.subscription, limit: maxConcurrent)
      let relay = { (element: Source.Element) in observer.onNext(element) }
      source.attach(
        Observer(merge) { element in
          do {
            let inner = try selector(element).asObservable()
            merge.enqueue { inner.attach(Observer($0, next: relay)) }
          } catch {
            merge.end(error)
          }
        })
    }
  }

  /// Makes a stream of each element, and emits the elements of these streams, one after the other.
  ///
  /// - Parameter selector: Makes the inner stream, as soon as the element comes; an error that it throws
  ///   ends the stream.
  /// - Returns: The elements of all inner streams, in order.
  @inlinable
  public func concatMap<Source: ObservableType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(maxConcurrent: 1, selector)
  }
}

extension ObservableType where Element: ObservableType {
  /// Merges a limited number of the streams that the source emits at a time.
  ///
  /// - Parameter maxConcurrent: How many inner streams are subscribed to at a time; the others wait.
  /// - Returns: The elements of all inner streams, as they come.
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatMap(maxConcurrent: maxConcurrent) { $0 }
  }
}
