extension ObservableType {
  /// Subscribes again after each failure.
  ///
  /// - Returns: A stream that does not fail.
  /// - Complexity: Constant depth of stack, also where the source fails synchronously.
  @inlinable
  public func retry() -> Observable<Element> { retry(.max) }

  /// Subscribes again after a failure, up to a number of subscriptions in all.
  ///
  /// - Parameter maxAttemptCount: How often the source is subscribed to at most.
  /// - Returns: A stream that fails with the failure of the last attempt.
  /// - Precondition: `maxAttemptCount` is positive.
  /// - Complexity: Constant depth of stack, also where the source fails synchronously.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount > 0, "retry(_:) needs a count that is positive")
    return resubscribing(atMost: maxAttemptCount) { $0 != nil }
  }

  /// Subscribes again after a failure whenever a stream that is made of the failures emits.
  ///
  /// - Parameter notificationHandler: Makes that stream, once a subscription. Its end ends the result,
  ///   and so does its failure.
  /// - Returns: The stream of all attempts.
  /// - Complexity: Constant depth of stack, also where the source fails synchronously.
  @inlinable
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) throws -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let failures = Broadcast<any Error>()
      let relay = { (element: Element) in observer.onNext(element) }
      let attempts = SequentialSubscription(observer.subscription) { _, failure in
        if let failure { failures.send(failure) } else { observer.onCompleted() }
      }
      let stage = StageSubscription(observer.subscription) { observer.subscription.end($0) }
      let attempt = { (subscription: Subscription) in
        source.attach(Observer(subscription, next: relay))
      }
      do {
        try notificationHandler(Observable<any Error> { failures.attach($0) })
          .asObservable().attach(Observer(stage) { _ in attempts.start(attempt) })
      } catch {
        observer.onError(error)
      }
      attempts.start(attempt)
    }
  }
}

extension ObservableType {
  /// Subscribes again at the ends that qualify, up to a number of subscriptions.
  @inlinable
  func resubscribing(
    atMost limit: Int, after isQualified: @escaping ((any Error)?) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let relay = { (element: Element) in observer.onNext(element) }
      let attempt = { (subscription: Subscription) in
        source.attach(Observer(subscription, next: relay))
      }
      let remaining = Cell(limit - 1)
      SequentialSubscription(observer.subscription) { attempts, failure in
        guard isQualified(failure), remaining.value > 0 else {
          return observer.subscription.end(failure)
        }
        remaining.value -= 1
        attempts.start(attempt)
      }.start(attempt)
    }
  }
}
