/// One call of a message on its way through forwarders: its name, arguments and result.
///
/// It lives on the stack of the send and cannot outlive it. Arguments and result are typed: a
/// forwarder that knows a message reads and replaces them through it; one that does not can still
/// pass the call on.
@safe
@MainActor
public struct Invocation: ~Copyable {
  /// The name of the message.
  public let selector: Selector

  @usableFromInline let signature: MessageSignature
  @usableFromInline let frame: UnsafeMutableRawPointer

  @inlinable
  init(selector: Selector, signature: MessageSignature, frame: UnsafeMutableRawPointer) {
    self.selector = selector
    self.signature = signature
    unsafe self.frame = frame
  }

  /// Whether the message has no result, so that anybody may listen and nobody has to answer.
  public var isNotification: Bool { signature.isNotification }

  /// Sends the message, with the arguments as they are now, to `target`, and takes its answer as the
  /// result.
  ///
  /// - Returns: Whether there was an answer; where there was none, the result stays what it was.
  @discardableResult
  public mutating func invoke(on target: AnyObject) -> Bool {
    unsafe signature.invoke(frame, selector, target)
  }

  /// Refuses the message: an unrecognized selector of `receiver`.
  public mutating func doesNotRecognize(by receiver: AnyObject) {
    Forwarding.reportUnrecognized(selector, by: receiver)
  }

  /// The arguments, if this is a call of `message`.
  @inlinable
  public func arguments<Result, each Argument>(
    of message: Message<Result, repeat each Argument>
  ) -> (repeat each Argument)? {
    guard selector == message.selector else { return nil }
    let arguments: (repeat each Argument) = unsafe typedFrame(of: message).pointee.arguments
    return arguments
  }

  /// Replaces the arguments for those that get the message from here on.
  ///
  /// - Precondition: this is a call of `message`.
  @inlinable
  public mutating func setArguments<Result, each Argument>(
    of message: Message<Result, repeat each Argument>, _ arguments: repeat each Argument
  ) {
    precondition(selector == message.selector, "this is a call of another message")
    unsafe typedFrame(of: message).pointee.arguments = (repeat each arguments)
  }

  /// The answer so far, or `nil` where nobody has answered yet or this is a call of another message.
  @inlinable
  public func result<Result, each Argument>(
    of message: Message<Result, repeat each Argument>
  ) -> Result? {
    guard selector == message.selector else { return nil }
    return unsafe typedFrame(of: message).pointee.result
  }

  /// Answers the message, in place of an answer that it may already have.
  ///
  /// - Precondition: this is a call of `message`.
  @inlinable
  public mutating func setResult<Result, each Argument>(
    of message: Message<Result, repeat each Argument>, _ result: Result
  ) {
    precondition(selector == message.selector, "this is a call of another message")
    unsafe typedFrame(of: message).pointee.result = result
  }

  // SAFETY: equal selectors have equal signatures (`MessageRegistry`), so the frame has this type.
  @inlinable
  func typedFrame<Result, each Argument>(
    of message: Message<Result, repeat each Argument>
  ) -> UnsafeMutablePointer<InvocationFrame<Result, (repeat each Argument)>> {
    unsafe frame.assumingMemoryBound(to: InvocationFrame<Result, (repeat each Argument)>.self)
  }
}
