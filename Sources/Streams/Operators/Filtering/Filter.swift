extension ObservableType {
  /// Drops elements.
  ///
  /// - Parameter isIncluded: Tells what stays; an error that it throws ends the stream.
  /// - Returns: The stream of what stays.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let sink = FilterSink(isIncluded, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }
}

@usableFromInline
final class FilterSink<Element> {
  @usableFromInline let isIncluded: (Element) throws -> Bool
  @usableFromInline let downstream: Observer<Element>

  @inlinable
  init(_ isIncluded: @escaping (Element) throws -> Bool, _ downstream: Observer<Element>) {
    self.isIncluded = isIncluded
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    do {
      if try isIncluded(element) { downstream.onNext(element) }
    } catch {
      downstream.onError(error)
    }
  }
}
