extension DelegateProxy {
  /// A stream of the arguments of `message`, each before the forward delegate gets it.
  ///
  /// The first observer of a message and the departure of the last make the proxy re-install itself,
  /// so that the host learns that the message is wanted now, or no longer. A message with a result is
  /// heard, but that does not make the host send it: only the forward delegate can answer.
  ///
  /// - Returns: A stream that completes when the proxy dies with its host.
  @inlinable
  @inline(never)
  public final func sent<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>
  ) -> Observable<(repeat each Argument)> {
    stream(of: message).observable(.sent, of: self)
  }

  /// A stream of the arguments of `message`, each after the forward delegate got it.
  ///
  /// - Returns: A stream that completes when the proxy dies with its host.
  @inlinable
  @inline(never)
  public final func invoked<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>
  ) -> Observable<(repeat each Argument)> {
    stream(of: message).observable(.invoked, of: self)
  }

  @inlinable
  @inline(never)
  func stream<Result, each Argument>(
    of message: Message<Result, repeat each Argument>
  ) -> TypedProxyStream<(repeat each Argument)> {
    let known = stream(of: message.selector)?.typed
    if let known = known as? TypedProxyStream<(repeat each Argument)> { return known }
    let stream = TypedProxyStream<(repeat each Argument)>()
    let erased = stream.erased(isNotification: message.isNotification) {
      (invocation: borrowing Invocation) in invocation.arguments(of: message)
    }
    add(erased, of: message.selector)
    return stream
  }

  @usableFromInline
  func stream(of selector: Selector) -> ProxyStream? { streams[selector] }

  @usableFromInline
  func add(_ stream: ProxyStream, of selector: Selector) { streams.add(stream, of: selector) }
}
