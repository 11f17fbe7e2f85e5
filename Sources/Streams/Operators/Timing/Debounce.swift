extension ObservableType {
  /// Emits an element when no other one followed for some time.
  ///
  /// What is pending at the regular end is emitted then; a failure passes at once, without it.
  ///
  /// - Parameters:
  ///   - dueTime: How long the silence has to last.
  ///   - scheduler: Measures the time.
  /// - Returns: The elements before a silence.
  @inlinable
  public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let pending = Cell<Element?>(nil)
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      let emit = { if let element = pending.value.take() { observer.onNext(element) } }
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { emit() }
        observer.subscription.end(failure)
      }
      source.attach(
        Observer(stage) { element in
          pending.value = element
          timer.disposable = scheduler.schedule(after: dueTime, emit)
        })
    }
  }
}
