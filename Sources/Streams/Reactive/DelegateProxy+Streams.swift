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
    typealias Stream = TypedProxyStream<(repeat each Argument)>
    if let known = stream(of: message.selector)?.typed as? Stream { return known }
    let stream = Stream()
    let erased = stream.erased(isNotification: message.isNotification) {
      (invocation: borrowing Invocation) in invocation.arguments(of: message)
    }
    ProxyPassage.add(
      message.selector,
      ProxyPassage.passing(
        message.signature, answeredWith: Result.self, with: (repeat each Argument).self))
    add(erased, of: message.selector)
    return stream
  }

  @usableFromInline
  func stream(of selector: Selector) -> ProxyStream? { streams[selector] }

  /// Has the host learn that a message is wanted now, or no longer.
  @usableFromInline
  func interestChanged() {
    ForwardDelegateMessages.noteChange()
    reset()
  }

  @usableFromInline
  func add(_ stream: ProxyStream, of selector: Selector) { streams.add(stream, of: selector) }
}

extension DelegateProxy: PassageMaking {
  /// What stands for this proxy; `nil` where somebody has given it a method, or nobody observes the message.
  final func makePassage(of selector: Selector, before next: NextPassage) -> MessagePassage? {
    let forwardingTarget = unsafe MethodLookUp.function(of: .forwardingTarget, for: self)
    guard
      unsafe MethodLookUp.function(of: selector, for: self) == nil
        && forwardingTarget == RootMessages.forwardingTargetFunction,
      let stream = streams[selector], stream.hasObservers(), recognizes(selector)
    else { return nil }
    return ProxyPassage(of: stream, before: next)
  }
}
