extension Observable where Element: FixedWidthInteger {
  /// A stream that counts from zero, one number a period.
  ///
  /// - Parameters:
  ///   - period: The time before the first number and between two numbers.
  ///   - scheduler: Measures the time.
  /// - Returns: A stream without end.
  @inlinable
  public static func interval(
    _ period: Duration, scheduler: any Scheduler
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// A stream that counts from zero after some time.
  ///
  /// Ticks are due at multiples of the period after the first one, so delays do not add up.
  ///
  /// - Parameters:
  ///   - dueTime: The time before the first number.
  ///   - period: The time between two numbers; without it there is only one, and the stream completes.
  ///   - scheduler: Measures the time.
  /// - Returns: The stream of the numbers.
  @inlinable
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any Scheduler
  ) -> Observable<Element> {
    Observable { observer in
      let timer = SerialDisposable()
      observer.subscription.own(disposable: timer)
      func wait(for number: Element, until due: Duration) {
        timer.disposable = scheduler.schedule(after: due - scheduler.now) {
          observer.onNext(number)
          guard let period else { return observer.onCompleted() }
          if !observer.isDisposed { wait(for: number &+ 1, until: due + period) }
        }
      }
      wait(for: 0, until: scheduler.now + dueTime)
    }
  }
}
