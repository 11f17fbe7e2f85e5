extension ObservableType {
  /// Emits the last elements when the source has ended.
  ///
  /// A failure passes at once, without them.
  ///
  /// - Parameter count: How many.
  /// - Returns: The last elements, in order.
  /// - Precondition: `count` is not negative.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast(_:) needs a count that is not negative")
    if count == 0 { return ignoreElements().map { $0 } }
    let source = asObservable()
    return Observable { observer in
      let last = Cell(ReplayBuffer<Element>(limit: count))
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { for element in last.value.elements { observer.onNext(element) } }
        observer.subscription.end(failure)
      }
      source.attach(Observer(stage) { last.value.record($0) })
    }
  }
}
