extension ObservableType where Element: Sendable {
  /// The elements from now on as an asynchronous sequence, without bound; see
  /// ``values(bufferingPolicy:onDrop:isolation:)``.
  @MainActor
  public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

  /// The elements from now on as an asynchronous sequence, which may be iterated over in any isolation
  /// domain.
  ///
  /// The stream is subscribed to at once, in the domain of the caller. What comes before it is asked for
  /// waits; where the policy bounds that, the element that does not fit is dropped and `onDrop` is told. The
  /// sequence ends when the stream ends, throws if it fails, and ends after what waits if the subscription
  /// is disposed of from the stream's side. The subscription is disposed of, in its domain, when the task
  /// that iterates is cancelled or when nobody holds the sequence any more. Several iterators share the
  /// elements: each element goes to one.
  ///
  /// - Parameters:
  ///   - policy: How many elements may wait, and which one is dropped when there are more.
  ///   - onDrop: Takes each element that is dropped, in the domain of the stream.
  ///   - isolation: The domain of the stream: the actor of the caller.
  /// - Returns: The sequence.
  public func values(
    bufferingPolicy policy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy,
    onDrop: ((Element) -> Void)? = nil, isolation: isolated any Actor = #isolation
  ) -> AsyncThrowingStream<Element, any Error> {
    let (elements, continuation) = AsyncThrowingStream.makeStream(
      of: Element.self, throwing: (any Error).self, bufferingPolicy: policy)
    let place = SerialDisposable()
    let (termination, terminated) = AsyncStream.makeStream(of: Never.self)
    // Termination is known on any thread, and the handle belongs to this one: the task waits for it here.
    Task {
      _ = isolation
      for await _ in termination {}
      place.dispose()
    }
    continuation.onTermination = { _ in terminated.finish() }
    subscribe(
      into: place,
      onNext: { element in
        if case .dropped(let dropped) = continuation.yield(element) { onDrop?(dropped) }
      },
      onError: { continuation.finish(throwing: $0) },
      onDisposed: { continuation.finish() })
    return elements
  }
}
