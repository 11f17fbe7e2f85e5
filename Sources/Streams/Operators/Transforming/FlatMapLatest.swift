extension ObservableType {
  /// Makes a stream of each element, and follows the latest of these streams.
  ///
  /// Ends when the source has ended and the latest inner stream too; fails with the first failure.
  ///
  /// - Parameter selector: Makes the inner stream; an error that it throws ends the stream.
  /// - Returns: The elements of the latest inner stream.
  @inlinable
  public func flatMapLatest<Source: ObservableType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let merge = MergeSubscription(observer.subscription)
      let relay = { (element: Source.Element) in observer.onNext(element) }
      source.attach(
        Observer(merge) { element in
          do {
            let inner = try selector(element).asObservable()
            inner.attach(Observer(merge.switchInner(), next: relay))
          } catch {
            merge.end(error)
          }
        })
    }
  }
}

extension ObservableType where Element: ObservableType {
  /// Follows the latest of the streams that the source emits.
  ///
  /// Ends when the source has ended and the latest inner stream too.
  ///
  /// - Returns: The elements of the latest inner stream.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
