extension ObservableType {
  /// Adds to each element the time at which it came.
  ///
  /// - Parameter scheduler: Tells the time.
  /// - Returns: The elements with the scheduler's time.
  @inlinable
  public func timestamp(
    _ scheduler: any Scheduler
  ) -> Observable<(element: Element, time: Duration)> {
    map { (element: $0, time: scheduler.now) }
  }

  /// Adds to each element the time that has passed since the one before.
  ///
  /// - Parameter scheduler: Measures the time.
  /// - Returns: The elements with their distance, the first one's from the subscription.
  @inlinable
  public func timeInterval(
    _ scheduler: any Scheduler
  ) -> Observable<(element: Element, interval: Duration)> {
    let source = asObservable()
    return Observable<(element: Element, interval: Duration)> { observer in
      let last = Cell(scheduler.now)
      source.attach(
        Observer(observer.subscription) { element in
          let now = scheduler.now
          let interval = now - last.value
          last.value = now
          observer.onNext((element: element, interval: interval))
        })
    }
  }
}
