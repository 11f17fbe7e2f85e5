extension ObservableType {
  /// Ends the stream after the first element.
  ///
  /// - Returns: A stream of at most one element.
  @inlinable
  public func first() -> Observable<Element> { take(1) }

  /// Emits the first element that satisfies a condition, and ends.
  ///
  /// - Parameter predicate: The condition; an error that it throws ends the stream.
  /// - Returns: A stream of at most one element.
  @inlinable
  public func first(
    where predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    filter(predicate).take(1)
  }

  /// Emits one element by its position, and ends.
  ///
  /// - Parameter index: The position, from zero.
  /// - Returns: A stream that fails with ``StreamError/argumentOutOfRange`` where the source is shorter.
  /// - Precondition: `index` is not negative.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "element(at:) needs an index that is not negative")
    let source = asObservable()
    return Observable { observer in
      let remaining = Cell(index)
      let stage = StageSubscription(observer.subscription) { failure in
        observer.onError(failure ?? StreamError.argumentOutOfRange)
      }
      source.attach(
        Observer(stage) { element in
          remaining.value -= 1
          guard remaining.value < 0 else { return }
          stage.dispose()
          observer.onNext(element)
          observer.onCompleted()
        })
    }
  }

  /// Drops all elements.
  ///
  /// - Returns: A stream of the end only.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Observable<Never> { observer in
      source.attach(Observer(observer.subscription) { _ in })
    }
  }
}
