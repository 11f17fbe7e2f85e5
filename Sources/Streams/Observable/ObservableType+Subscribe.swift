extension ObservableType {
  /// Subscribes a closure to the elements of the stream. A failure ends the subscription silently.
  ///
  /// The handle works from the first element on: see
  /// ``subscribe(onNext:onError:onCompleted:onDisposed:)``.
  ///
  /// - Parameter onNext: Takes each element.
  /// - Returns: The handle that ends the subscription.
  /// - Complexity: One allocation beyond what the operators of the chain need.
  @inlinable
  public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    let subscription = Subscription()
    asObservable().attach(Observer(subscription, next: onNext))
    return subscription
  }

  /// Subscribes closures to the stream.
  ///
  /// Dropping the handle does not end the subscription. A synchronous source can be stopped from its
  /// first element on by ``take(_:)`` and the like; an observable from ``Observable/create(_:)``
  /// delivers before the handle is returned.
  ///
  /// - Parameters:
  ///   - onNext: Takes each element.
  ///   - onError: Takes the failure. Without it a failure ends the subscription silently.
  ///   - onCompleted: Runs at the regular end.
  ///   - onDisposed: Runs once, after the end or after disposal, when everything is released.
  /// - Returns: The handle that ends the subscription.
  @inlinable
  public func subscribe(
    onNext: @escaping (Element) -> Void = { _ in }, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = ConsumerSubscription(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    asObservable().attach(Observer(subscription, next: onNext))
    return subscription
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
