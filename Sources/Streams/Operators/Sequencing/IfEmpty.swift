extension ObservableType {
  /// Puts an element in place of nothing.
  ///
  /// - Parameter element: Emitted where the source ends without an element.
  /// - Returns: A stream that emits or fails.
  @inlinable
  public func ifEmpty(default element: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let isEmpty = Cell(true)
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil, isEmpty.value { observer.onNext(element) }
        observer.subscription.end(failure)
      }
      source.attach(
        Observer(stage) { element in
          isEmpty.value = false
          observer.onNext(element)
        })
    }
  }
}
