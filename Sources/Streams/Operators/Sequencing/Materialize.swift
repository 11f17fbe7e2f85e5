extension ObservableType {
  /// Turns the events of the stream into elements.
  ///
  /// - Returns: A stream of all events, which ends regularly after the last of them.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable<Event<Element>> { observer in
      let stage = StageSubscription(observer.subscription) { failure in
        observer.onNext(failure.map { .error($0) } ?? .completed)
        observer.onCompleted()
      }
      source.attach(Observer(stage) { observer.onNext(.next($0)) })
    }
  }

  /// Turns elements that are events into the events of the stream.
  ///
  /// - Returns: A stream that emits and ends as the elements say.
  @inlinable
  public func dematerialize<Payload>() -> Observable<Payload> where Element == Event<Payload> {
    let source = asObservable()
    return Observable<Payload> { observer in
      source.attach(Observer(observer.subscription) { observer.on($0) })
    }
  }
}
