extension ObservableType {
  /// Makes a stream of an element while none is live, and drops the elements that come meanwhile.
  ///
  /// Ends when the source has ended and no inner stream is live; fails with the first failure.
  ///
  /// - Parameter selector: Makes the inner stream; an error that it throws ends the stream.
  /// - Returns: The elements of the inner streams.
  @inlinable
  public func flatMapFirst<Source: ObservableType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let merge = MergeSubscription(observer.subscription)
      let relay = { (element: Source.Element) in observer.onNext(element) }
      source.attach(
        Observer(merge) { element in
          if merge.hasLiveInner { return }
          do {
            let inner = try selector(element).asObservable()
            inner.attach(Observer(merge.addInner(), next: relay))
          } catch {
            merge.end(error)
          }
        })
    }
  }
}
