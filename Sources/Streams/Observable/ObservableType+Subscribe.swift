extension ObservableType {
  /// Subscribes closures to the stream.
  ///
  /// The handle works from the first element on, also where the source is synchronous: dispose of it
  /// or use ``take(_:)``. Dropping the handle does not end the subscription.
  ///
  /// - Parameters:
  ///   - onNext: Takes each element.
  ///   - onError: Takes the failure. Without it a failure ends the subscription silently.
  ///   - onCompleted: Runs at the regular end.
  ///   - onDisposed: Runs once, after the end or after disposal, when everything is released.
  /// - Returns: The handle that ends the subscription.
  /// - Complexity: One allocation beyond what the operators of the chain need.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscriber: Subscriber<Element>
    if onError == nil, onCompleted == nil, onDisposed == nil {
      subscriber = Subscriber(onNext ?? { _ in })
    } else {
      subscriber = ObservingSubscriber(
        onNext: onNext ?? { _ in }, onError: onError, onCompleted: onCompleted,
        onDisposed: onDisposed)
    }
    asObservable().attach(subscriber.observer)
    return subscriber
  }

  /// Subscribes an observer, for example a subject, to the stream.
  ///
  /// - Parameter observer: Takes every event.
  /// - Returns: The handle that ends the subscription.
  @inlinable
  public func subscribe<Target: ObserverType>(_ observer: Target) -> any Disposable
  where Target.Element == Element {
    subscribe(
      onNext: { observer.onNext($0) }, onError: { observer.onError($0) },
      onCompleted: { observer.onCompleted() })
  }
}
