extension ObservableType {
  /// Transforms each element.
  ///
  /// - Parameter transform: Makes the new element; an error that it throws ends the stream.
  /// - Returns: The stream of the new elements.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      let sink = MapSink(transform, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }
}

@usableFromInline
final class MapSink<Element, Result> {
  @usableFromInline let transform: (Element) throws -> Result
  @usableFromInline let downstream: Observer<Result>

  @inlinable
  init(_ transform: @escaping (Element) throws -> Result, _ downstream: Observer<Result>) {
    self.transform = transform
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    do {
      // In two steps, so that what is behind `downstream` is not loaded, and kept, before the call.
      let result = try transform(element)
      downstream.onNext(result)
    } catch {
      downstream.onError(error)
    }
  }
}
