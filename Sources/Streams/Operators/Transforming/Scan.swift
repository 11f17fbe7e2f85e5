extension ObservableType {
  /// Accumulates the elements, and emits every intermediate result.
  ///
  /// - Parameters:
  ///   - seed: Where each subscription starts; not emitted itself.
  ///   - accumulator: Combines the last result and the element; an error that it throws ends the
  ///     stream.
  /// - Returns: The stream of the results.
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      let sink = ScanSink(seed, accumulator, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }
}

@usableFromInline
final class ScanSink<Element, Result> {
  @safe @exclusivity(unchecked) @usableFromInline var result: Result
  @usableFromInline let accumulator: (Result, Element) throws -> Result
  @usableFromInline let downstream: Observer<Result>

  @inlinable
  init(
    _ seed: Result, _ accumulator: @escaping (Result, Element) throws -> Result,
    _ downstream: Observer<Result>
  ) {
    result = seed
    self.accumulator = accumulator
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    do {
      let next = try accumulator(result, element)
      result = next
      downstream.onNext(next)
    } catch {
      downstream.onError(error)
    }
  }
}
