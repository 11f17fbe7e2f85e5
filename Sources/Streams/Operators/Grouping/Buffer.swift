extension ObservableType {
  /// Collects elements into arrays of a size.
  ///
  /// What is left at the regular end is emitted as a shorter array; a failure passes at once.
  ///
  /// - Parameter count: The size.
  /// - Returns: The arrays.
  /// - Precondition: `count` is positive.
  @inlinable
  public func buffer(count: Int) -> Observable<[Element]> {
    precondition(count > 0, "buffer(count:) needs a count that is positive")
    let source = asObservable()
    return Observable<[Element]> { observer in
      let elements = Cell<[Element]>([])
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil, !elements.value.isEmpty { observer.onNext(elements.value) }
        observer.subscription.end(failure)
      }
      source.attach(
        Observer(stage) { element in
          elements.value.append(element)
          if elements.value.count == count {
            let full = elements.value
            elements.value = []
            observer.onNext(full)
          }
        })
    }
  }

  /// Collects the elements of a span of time into an array.
  ///
  /// An array is emitted when the span is over, also an empty one, or when it is full; then the next
  /// span begins. At the regular end what is left is emitted, also if it is empty; a failure passes at
  /// once.
  ///
  /// - Parameters:
  ///   - timeSpan: How long elements are collected.
  ///   - count: How many elements an array holds at most.
  ///   - scheduler: Measures the time.
  /// - Returns: The arrays.
  /// - Precondition: `count` is positive.
  @inlinable
  public func buffer(
    timeSpan: Duration, count: Int = .max, scheduler: any Scheduler
  ) -> Observable<[Element]> {
    precondition(count > 0, "buffer(timeSpan:count:scheduler:) needs a count that is positive")
    let source = asObservable()
    return Observable<[Element]> { observer in
      let elements = Cell<[Element]>([])
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      func emit() {
        let collected = elements.value
        elements.value = []
        observer.onNext(collected)
        startTimer()
      }
      func startTimer() {
        if observer.isDisposed { return }
        timer.disposable = scheduler.schedule(after: timeSpan, emit)
      }
      let stage = StageSubscription(observer.subscription) { failure in
        if failure == nil { observer.onNext(elements.value) }
        observer.subscription.end(failure)
      }
      startTimer()
      source.attach(
        Observer(stage) { element in
          elements.value.append(element)
          if elements.value.count == count { emit() }
        })
    }
  }
}
