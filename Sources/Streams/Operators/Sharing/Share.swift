extension ObservableType {
  /// Shares one subscription to the source among all observers.
  ///
  /// The source is subscribed to with the first observer and left with the last. New observers get the
  /// remembered elements first. After the end, `whileConnected` starts the source anew for the next
  /// observer; `forever` repeats the remembered elements and the end, and does not start it again.
  ///
  /// - Parameters:
  ///   - replay: How many elements are remembered.
  ///   - scope: How long they are remembered.
  /// - Returns: The shared stream.
  /// - Precondition: `replay` is not negative.
  @inlinable
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    precondition(replay >= 0, "share needs a count that is not negative")
    let hub = ShareHub(asObservable(), replay: replay, scope: scope)
    return Observable { observer in hub.attach(observer) }
  }
}
