extension ObservableType {
  /// Goes on with another stream after a failure.
  ///
  /// - Parameter handler: Makes the stream that follows, of which failures pass; an error that it throws
  ///   becomes the stream's.
  /// - Returns: The stream of both.
  @inlinable
  public func `catch`<Other: ObservableType<Element>>(
    _ handler: @escaping (any Error) throws -> Other
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let stage = StageSubscription(observer.subscription) { failure in
        guard let failure else { return observer.onCompleted() }
        do {
          try handler(failure).asObservable().attach(observer)
        } catch {
          observer.onError(error)
        }
      }
      source.attach(Observer(stage) { observer.onNext($0) })
    }
  }

  /// Ends with an element in place of a failure.
  ///
  /// - Parameter element: Emitted instead of the failure.
  /// - Returns: A stream that does not fail.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in Observable.just(element) }
  }
}
