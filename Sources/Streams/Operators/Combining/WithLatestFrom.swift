extension ObservableType {
  /// Combines each element with the latest one of another stream.
  ///
  /// The other stream is subscribed to first, so where both come from one source it has seen an element
  /// before the receiver does. Elements before its first one are dropped. Its failure fails the stream;
  /// its end has no effect.
  ///
  /// - Parameters:
  ///   - other: The stream to look at.
  ///   - resultSelector: Combines the two; an error that it throws ends the stream.
  /// - Returns: The stream of the results, at the receiver's pace.
  @inlinable
  public func withLatestFrom<Other: ObservableType, Result>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> Observable<Result> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable<Result> { observer in
      let side = SideSubscription(observer.subscription)
      let latest = LatestValue<Other.Element>()
      observer.subscription.own(side)
      other.attach(Observer(side) { latest.value = $0 })
      guard !observer.isDisposed else { return }
      source.attach(
        Observer(observer.subscription) { element in
          guard let other = latest.value else { return }
          do {
            observer.onNext(try resultSelector(element, other))
          } catch {
            observer.onError(error)
          }
        })
    }
  }

  /// Replaces each element by the latest one of another stream.
  ///
  /// - Parameter other: The stream to look at, as in ``withLatestFrom(_:resultSelector:)``.
  /// - Returns: The latest elements, at the receiver's pace.
  @inlinable
  public func withLatestFrom<Other: ObservableType>(
    _ other: Other
  ) -> Observable<Other.Element> {
    withLatestFrom(other) { $1 }
  }
}
