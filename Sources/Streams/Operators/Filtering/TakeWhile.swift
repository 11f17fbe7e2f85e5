extension ObservableType {
  /// Ends the stream when a condition fails.
  ///
  /// - Parameters:
  ///   - predicate: The condition; an error that it throws ends the stream.
  ///   - behavior: Whether the element at which it fails is emitted.
  /// - Returns: The shortened stream.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let isOver = Cell(false)
      source.attach(
        Observer(observer.subscription) { element in
          if isOver.value { return }
          do {
            if try predicate(element) { return observer.onNext(element) }
            isOver.value = true
            if behavior == .inclusive { observer.onNext(element) }
            observer.onCompleted()
          } catch {
            observer.onError(error)
          }
        })
    }
  }
}
