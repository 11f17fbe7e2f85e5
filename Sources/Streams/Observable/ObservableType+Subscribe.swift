extension ObservableType {
  /// Subscribes a closure to the elements of the stream.
  ///
  /// A failure ends the subscription silently. See ``subscribe(onNext:onError:onCompleted:onDisposed:)``.
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
  /// Dropping the handle does not end the subscription. A synchronous source delivers before the handle
  /// is returned; ``subscribe(into:onNext:onError:onCompleted:onDisposed:)`` has the handle before.
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

  /// Subscribes closures to the stream, and puts the handle in its place before the first element.
  ///
  /// So the closures can end the subscription from the first element on, also where the source is
  /// synchronous. If the place was disposed of, nothing is subscribed to.
  ///
  /// - Parameters:
  ///   - place: Gets the handle; what it held before is disposed of.
  ///   - onNext: Takes each element.
  ///   - onError: Takes the failure.
  ///   - onCompleted: Runs at the regular end.
  ///   - onDisposed: Runs once, after the end or after disposal, when everything is released.
  @inlinable
  public func subscribe(
    into place: SerialDisposable, onNext: @escaping (Element) -> Void = { _ in },
    onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) {
    let subscription = ConsumerSubscription(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    place.disposable = subscription
    if !subscription.isStopped {
      asObservable().attach(Observer(subscription, next: onNext))
    }
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
