extension ObservableType {
  /// Emits at most one element in a span of time.
  ///
  /// The first element passes at once. With `latest`, the last one that was held back follows when the
  /// span is over, or at the regular end; a failure passes at once, without it.
  ///
  /// - Parameters:
  ///   - dueTime: The least time between two elements.
  ///   - latest: Whether the last element that was held back is emitted.
  ///   - scheduler: Measures the time.
  /// - Returns: The thinned stream.
  @inlinable
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let pending = Cell<Element?>(nil)
      let lastSent = Cell<Duration?>(nil)
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      let emit = {
        guard let element = pending.value.take() else { return }
        lastSent.value = scheduler.now
        observer.onNext(element)
      }
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { emit() }
        observer.subscription.end(failure)
      }
      source.attach(
        Observer(stage) { element in
          let wait = lastSent.value.map { $0 + dueTime - scheduler.now } ?? .zero
          if wait <= .zero {
            pending.value = element
            emit()
          } else if latest {
            let isWaiting = pending.value != nil
            pending.value = element
            if !isWaiting { timer.disposable = scheduler.schedule(after: wait, emit) }
          }
        })
    }
  }
}
