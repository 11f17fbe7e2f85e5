extension Observable {
  /// A stream made by a closure that runs once a subscription.
  ///
  /// - Parameter subscribe: Starts the work and returns the handle that stops it. It may send events
  ///   before it returns; the handle is then disposed of as soon as it is known.
  /// - Returns: The stream.
  @inlinable
  public static func create(
    _ subscribe: @escaping (Observer<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { observer in observer.subscription.own(disposable: subscribe(observer)) }
  }

  /// A stream of one element.
  ///
  /// - Parameter element: The element.
  /// - Returns: A stream that emits the element and completes.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { observer in
      observer.onNext(element)
      observer.onCompleted()
    }
  }

  /// A stream of the elements of a sequence, sent synchronously to each new observer.
  ///
  /// - Parameter elements: The elements; iterated once a subscription, and only as far as somebody
  ///   listens.
  /// - Returns: A stream that emits the elements in order and completes.
  @inlinable
  public static func from(_ elements: some Sequence<Element>) -> Observable<Element> {
    Observable { observer in
      if observer.isDisposed { return }
      for element in elements {
        observer.next(element)
        if observer.isDisposed { return }
      }
      observer.onCompleted()
    }
  }

  /// A stream of the listed elements.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: A stream that emits the elements in order and completes.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  /// A stream that completes at once.
  ///
  /// - Returns: The stream.
  @inlinable
  public static func empty() -> Observable<Element> { Observable { $0.onCompleted() } }

  /// A stream without any event.
  ///
  /// - Returns: The stream.
  @inlinable
  public static func never() -> Observable<Element> { Observable { _ in } }

  /// A stream that fails at once.
  ///
  /// - Parameter error: The failure.
  /// - Returns: The stream.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { $0.onError(error) }
  }

  /// A stream that is made anew for every subscription.
  ///
  /// - Parameter factory: Makes the stream; an error that it throws becomes the stream's.
  /// - Returns: The stream.
  @inlinable
  public static func deferred<Source: ObservableType<Element>>(
    _ factory: @escaping () throws -> Source
  ) -> Observable<Element> {
    Observable { observer in
      do {
        try factory().asObservable().attach(observer)
      } catch {
        observer.onError(error)
      }
    }
  }
}
