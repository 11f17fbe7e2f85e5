extension VirtualTimeScheduler {
  /// An observer that records what it gets, and when.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The observer, without events.
  public func observer<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// A stream that emits at fixed moments, whether anybody listens or not.
  ///
  /// - Parameter events: The events, at moments of virtual time.
  /// - Returns: The stream, which records its subscriptions.
  public func hotObservable<Element>(
    _ events: [Recorded<Element>]
  ) -> TestableObservable<Element> {
    let broadcast = Broadcast<Element>()
    for recorded in events {
      schedule(at: recorded.time) { broadcast.send(recorded.event) }
    }
    return TestableObservable(self) { observer in broadcast.attach(observer) }
  }

  /// A stream that begins anew for every observer.
  ///
  /// - Parameter events: The events, at times after the subscription.
  /// - Returns: The stream, which records its subscriptions.
  public func coldObservable<Element>(
    _ events: [Recorded<Element>]
  ) -> TestableObservable<Element> {
    TestableObservable(self) { [self] observer in
      let items = events.map { recorded in
        schedule(at: now + recorded.time) { observer.on(recorded.event) }
      }
      observer.subscription.own(disposable: CompositeDisposable(items))
    }
  }

  /// Subscribes to a stream for a span of virtual time, runs everything, and returns the history.
  ///
  /// - Parameters:
  ///   - subscribed: When to subscribe.
  ///   - disposed: When to dispose of the subscription.
  ///   - make: Makes the stream, at the moment of the subscription.
  /// - Returns: The observer with all events.
  public func start<Source: ObservableType>(
    subscribed: Duration = .seconds(200), disposed: Duration = .seconds(1_000),
    _ make: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = observer(Source.Element.self)
    let handle = SerialDisposable()
    schedule(at: subscribed) { handle.disposable = make().subscribe(observer) }
    schedule(at: disposed) { handle.dispose() }
    run()
    return observer
  }
}
