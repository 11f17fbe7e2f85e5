extension ObservableType {
  /// Splits the stream into streams of a number of elements.
  ///
  /// A window opens with its first element and is handed out before that. It outlives the subscription
  /// to the result: the source is left when neither the result nor a window is observed. The last window
  /// and the result end as the source does.
  ///
  /// - Parameter count: How many elements a window has.
  /// - Returns: The windows.
  /// - Precondition: `count` is positive.
  @inlinable
  public func window(count: Int) -> Observable<Observable<Element>> {
    precondition(count > 0, "window(count:) needs a count that is positive")
    let source = asObservable()
    return Observable<Observable<Element>> { observer in
      let windows = WindowSink(observer)
      source.attach(
        Observer(windows.subscription) { element in
          windows.openIfNeeded()
          windows.send(element)
          if windows.size == count { windows.close() }
        })
    }
  }

  /// Splits the stream into streams of a span of time.
  ///
  /// The first window opens with the subscription. When its time is over or it is full, it ends and the
  /// next one opens. Windows live as those of ``window(count:)``.
  ///
  /// - Parameters:
  ///   - timeSpan: How long a window is open.
  ///   - count: How many elements a window has at most.
  ///   - scheduler: Measures the time.
  /// - Returns: The windows.
  /// - Precondition: `count` is positive.
  @inlinable
  public func window(
    timeSpan: Duration, count: Int = .max, scheduler: any Scheduler
  ) -> Observable<Observable<Element>> {
    precondition(count > 0, "window(timeSpan:count:scheduler:) needs a count that is positive")
    let source = asObservable()
    return Observable<Observable<Element>> { observer in
      let windows = WindowSink(observer)
      let timer = SerialDisposable()
      windows.subscription.own(disposable: timer)
      func next() {
        windows.close()
        windows.openIfNeeded()
        if windows.subscription.isStopped { return }
        timer.disposable = scheduler.schedule(after: timeSpan, next)
      }
      next()
      source.attach(
        Observer(windows.subscription) { element in
          windows.send(element)
          if windows.size == count { next() }
        })
    }
  }
}

/// The window that is open, and the subscription that all windows need.
@usableFromInline
final class WindowSink<Element> {
  @usableFromInline let downstream: Observer<Observable<Element>>
  @usableFromInline let subscription: CountedSubscription
  @usableFromInline let open = Cell<Broadcast<Element>?>(nil)
  @usableFromInline var size = 0

  @inlinable
  init(_ downstream: Observer<Observable<Element>>) {
    self.downstream = downstream
    let open = open
    subscription = CountedSubscription { failure in
      open.value.take()?.send(end: failure)
      downstream.subscription.end(failure)
    }
    subscription.hold(for: downstream.subscription)
  }

  /// Opens a window, unless one is open or nobody would get it.
  @inlinable
  func openIfNeeded() {
    if open.value != nil || downstream.isDisposed { return }
    let (broadcast, subscription) = (Broadcast<Element>(), subscription)
    open.value = broadcast
    size = 0
    downstream.onNext(
      Observable { observer in
        subscription.hold(for: observer.subscription)
        broadcast.attach(observer)
      })
  }

  @inlinable
  func send(_ element: Element) {
    size += 1
    open.value?.send(element)
  }

  /// Ends the open window.
  @inlinable
  func close() { open.value.take()?.send(end: nil) }
}
