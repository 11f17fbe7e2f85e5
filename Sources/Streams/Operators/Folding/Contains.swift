extension ObservableType {
  /// Tells whether the stream ends without an element.
  ///
  /// - Returns: A stream of one element: `false` with the first element, `true` at the end.
  @inlinable
  public func isEmpty() -> Observable<Bool> { verdict(false) { _ in true } }

  /// Tells whether an element satisfies a condition.
  ///
  /// - Parameter predicate: The condition; an error that it throws ends the stream.
  /// - Returns: A stream of one element: `true` as soon as one does, `false` at the end.
  @inlinable
  public func contains(
    where predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Bool> {
    verdict(true, when: predicate)
  }

  /// Emits a verdict and ends as soon as an element satisfies a condition, else its opposite at the end.
  @inlinable
  func verdict(
    _ verdict: Bool, when predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Bool> {
    let source = asObservable()
    return Observable<Bool> { observer in
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { observer.onNext(!verdict) }
        observer.subscription.end(failure)
      }
      source.attach(
        Observer(stage) { element in
          do {
            guard try predicate(element) else { return }
            stage.dispose()
            observer.onNext(verdict)
            observer.onCompleted()
          } catch {
            observer.onError(error)
          }
        })
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Tells whether the stream emits an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: A stream of one element: `true` as soon as it came, `false` at the end.
  @inlinable
  public func contains(_ element: Element) -> Observable<Bool> { contains { $0 == element } }
}
