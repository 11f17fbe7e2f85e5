extension ObservableType {
  /// Delivers elements and the regular end later.
  ///
  /// A failure passes at once, and drops what is pending.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: Measures the time.
  /// - Returns: The delayed stream.
  @inlinable
  public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let line = ScheduledActions(scheduler)
      observer.subscription.own(line)
      let stage = StageSubscription(observer.subscription) { failure in
        if let failure { return observer.onError(failure) }
        line.schedule(after: dueTime) { observer.onCompleted() }
      }
      source.attach(
        Observer(stage) { element in
          line.schedule(after: dueTime) { observer.onNext(element) }
        })
    }
  }

  /// Subscribes later.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: Measures the time.
  /// - Returns: The stream, without what a hot source emits meanwhile.
  @inlinable
  public func delaySubscription(
    _ dueTime: Duration, scheduler: any Scheduler
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      timer.disposable = scheduler.schedule(after: dueTime) { source.attach(observer) }
    }
  }
}
