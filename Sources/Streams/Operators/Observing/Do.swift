extension ObservableType {
  /// Runs closures beside the stream.
  ///
  /// Each runs before the event goes on. An error that a closure throws ends the stream.
  ///
  /// - Parameters:
  ///   - onNext: Runs with each element.
  ///   - afterNext: Runs with each element when it has been delivered.
  ///   - onError: Runs with the failure.
  ///   - onCompleted: Runs at the regular end.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs after the source was subscribed to.
  ///   - onDispose: Runs once, after the end or after disposal.
  /// - Returns: The same stream.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      onSubscribe?()
      let relay = DoSubscription(observer.subscription, onError, onCompleted, onDispose)
      observer.subscription.own(relay)
      source.attach(
        Observer(relay) { element in
          do {
            try onNext?(element)
            observer.onNext(element)
            try afterNext?(element)
          } catch {
            observer.onError(error)
          }
        })
      onSubscribed?()
    }
  }
}

@usableFromInline
final class DoSubscription: Subscription {
  private var consumer: Subscription?
  private var onError: ((any Error) throws -> Void)?
  private var onCompleted: (() throws -> Void)?
  private var onDispose: (() -> Void)?

  @usableFromInline
  init(
    _ consumer: Subscription, _ onError: ((any Error) throws -> Void)?,
    _ onCompleted: (() throws -> Void)?, _ onDispose: (() -> Void)?
  ) {
    self.consumer = consumer
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDispose = onDispose
  }

  @usableFromInline
  override func finish(_ failure: (any Error)?) {
    let consumer = consumer
    do {
      if let failure { try onError?(failure) } else { try onCompleted?() }
      consumer?.end(failure)
    } catch {
      consumer?.end(error)
    }
    dispose()
  }

  @usableFromInline
  override func release() {
    let onDispose = onDispose
    (consumer, onError, onCompleted, self.onDispose) = (nil, nil, nil, nil)
    onDispose?()
  }
}
