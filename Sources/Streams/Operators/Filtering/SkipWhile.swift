extension ObservableType {
  /// Drops the first elements, as long as a condition holds.
  ///
  /// - Parameter predicate: The condition, which is not asked again once it failed; an error that it
  ///   throws ends the stream.
  /// - Returns: The stream of the others.
  @inlinable
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let isOpen = Cell(false)
      source.attach(
        Observer(observer.subscription) { element in
          do {
            if !isOpen.value {
              if try predicate(element) { return }
              isOpen.value = true
            }
            observer.onNext(element)
          } catch {
            observer.onError(error)
          }
        })
    }
  }

  /// Drops the elements that come before another stream emits.
  ///
  /// The other stream is subscribed to first, and left with its first element. Its failure fails the
  /// stream; if it ends without an element, nothing is ever emitted.
  ///
  /// - Parameter other: The stream whose first element opens this one.
  /// - Returns: The stream of the others.
  @inlinable
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable { observer in
      let isOpen = Cell(false)
      let trigger = SideSubscription(observer.subscription)
      observer.subscription.own(trigger)
      other.attach(
        Observer(trigger) { _ in
          isOpen.value = true
          trigger.dispose()
        })
      if observer.isDisposed { return }
      source.attach(
        Observer(observer.subscription) { if isOpen.value { observer.onNext($0) } })
    }
  }
}
