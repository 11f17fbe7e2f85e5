extension ObservableType {
  /// Fails with ``StreamError/timeout`` when the source is silent for too long.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may be silent, from the subscription on.
  ///   - scheduler: Measures the time.
  /// - Returns: The stream.
  @inlinable
  public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(StreamError.timeout), scheduler: scheduler)
  }

  /// Goes on with another stream when the source is silent for too long.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may be silent, from the subscription on.
  ///   - other: The stream that follows; it may be silent.
  ///   - scheduler: Measures the time.
  /// - Returns: The stream of both.
  @inlinable
  public func timeout(
    _ dueTime: Duration, other: some ObservableType<Element>, scheduler: any Scheduler
  ) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable { observer in
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      let stage = StageSubscription(observer.subscription) { failure in
        timer.dispose()
        observer.subscription.end(failure)
      }
      let startTimer = {
        if stage.isStopped { return }
        timer.disposable = scheduler.schedule(after: dueTime) {
          timer.dispose()
          stage.dispose()
          other.attach(observer)
        }
      }
      startTimer()
      source.attach(
        Observer(stage) { element in
          startTimer()
          observer.onNext(element)
        })
    }
  }
}
