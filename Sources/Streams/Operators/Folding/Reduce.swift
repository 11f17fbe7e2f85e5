extension ObservableType {
  /// Accumulates the elements, and emits the result when the source has ended.
  ///
  /// - Parameters:
  ///   - seed: Where each subscription starts.
  ///   - accumulator: Combines the last result and the element; an error that it throws ends the
  ///     stream.
  /// - Returns: A stream of one element, unless the source fails.
  @inlinable
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(seed, accumulator: accumulator).takeLast(1).ifEmpty(default: seed)
  }

  /// Counts the elements, and emits the number when the source has ended.
  ///
  /// - Returns: A stream of one number, unless the source fails.
  @inlinable
  public func count() -> Observable<Int> { reduce(0) { count, _ in count + 1 } }

  /// Collects the elements, and emits them when the source has ended.
  ///
  /// - Returns: A stream of one array, unless the source fails.
  @inlinable
  public func toArray() -> Observable<[Element]> {
    let source = asObservable()
    return Observable<[Element]> { observer in
      let elements = Cell<[Element]>([])
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { observer.onNext(elements.value) }
        observer.subscription.end(failure)
      }
      source.attach(Observer(stage) { elements.value.append($0) })
    }
  }
}
