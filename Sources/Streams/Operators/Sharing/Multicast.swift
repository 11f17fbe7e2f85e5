extension ObservableType {
  /// Shares the source through a subject.
  ///
  /// - Parameter subject: Gets all events of the source; its observers are the result's.
  /// - Returns: A stream that has to be connected. After its end it stays ended, as the subject does.
  public func multicast(_ subject: some SubjectType<Element>) -> ConnectableObservable<Element> {
    multicast { subject }
  }

  /// Shares the source through a subject that is made for each connection.
  ///
  /// - Parameter makeSubject: Makes the subject.
  /// - Returns: A stream that has to be connected.
  public func multicast(
    makeSubject: @escaping () -> some SubjectType<Element>
  ) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable()) { ConnectableObservable.Hub(makeSubject()) }
  }

  /// Shares the source; nothing is remembered.
  ///
  /// - Returns: A stream that has to be connected.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject<Element>() }
  }

  /// Shares the source; new observers get the last elements first.
  ///
  /// - Parameter bufferSize: How many elements are remembered.
  /// - Returns: A stream that has to be connected.
  /// - Precondition: `bufferSize` is not negative.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
  }

  /// Shares the source; new observers get everything that was emitted.
  ///
  /// - Returns: A stream that has to be connected.
  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }
}
