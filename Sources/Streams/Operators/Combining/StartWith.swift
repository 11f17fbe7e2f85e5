extension ObservableType {
  /// Puts elements before those of the source.
  ///
  /// - Parameter elements: Sent synchronously to each new observer, before the source is subscribed to.
  /// - Returns: The longer stream.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      for element in elements { observer.onNext(element) }
      if !observer.isDisposed { source.attach(observer) }
    }
  }
}
