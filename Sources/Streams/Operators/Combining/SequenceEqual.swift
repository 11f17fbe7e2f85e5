extension ObservableType where Element: Equatable {
  /// Tells whether two streams emit equal elements in the same order.
  ///
  /// - Parameter other: The stream to compare with, which is subscribed to after this one.
  /// - Returns: A stream of one element: `false` as soon as the two differ, `true` when both have ended.
  @inlinable
  public func sequenceEqual(_ other: some ObservableType<Element>) -> Observable<Bool> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable<Bool> { observer in
      let (left, right) = (Queue<Element>(), Queue<Element>())
      let decide = { (areEqual: Bool) in
        observer.onNext(areEqual)
        observer.onCompleted()
      }
      let hasEnded = Cell((left: false, right: false))
      let settle = {
        while !left.isEmpty, !right.isEmpty {
          if left.removeFirst() != right.removeFirst() { return decide(false) }
        }
        let ended = hasEnded.value
        if ended.left && !right.isEmpty || ended.right && !left.isEmpty { return decide(false) }
        if ended.left && ended.right { decide(true) }
      }
      let first = StageSubscription(observer.subscription) { failure in
        if let failure { return observer.onError(failure) }
        hasEnded.value.left = true
        settle()
      }
      let second = StageSubscription(observer.subscription) { failure in
        if let failure { return observer.onError(failure) }
        hasEnded.value.right = true
        settle()
      }
      source.attach(
        Observer(first) { element in
          left.append(element)
          settle()
        })
      if observer.isDisposed { return }
      other.attach(
        Observer(second) { element in
          right.append(element)
          settle()
        })
    }
  }
}
