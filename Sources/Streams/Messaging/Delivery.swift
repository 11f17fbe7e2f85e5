/// How a message with this result and these arguments gets to whoever carries it out.
///
/// The arguments travel as one tuple, because each function that takes them one by one copies them.
/// Where the first of them is an object, as the host is that sends a delegate its messages, the tuple
/// borrows it.
@MainActor
@usableFromInline
enum Delivery<Result, Arguments> {
  /// Delivers a message, or returns `nil` where nobody answered.
  @inlinable
  static func deliver(
    _ selector: Selector, to receiver: AnyObject, _ arguments: Arguments
  ) -> Result? {
    guard let function = unsafe MethodLookUp.function(of: selector, for: receiver) else {
      return forward(selector, from: receiver, arguments)
    }
    return unsafe run(function, receiver, selector, arguments)
  }

  /// Delivers a message whose arguments hold an object that the caller keeps alive meanwhile, and that
  /// need not be retained on the way to a method.
  ///
  /// - Parameters:
  ///   - selector: The name.
  ///   - receiver: Who gets it.
  ///   - lent: The arguments, with an unmanaged reference in the place of the object.
  ///   - arguments: The arguments.
  /// - Returns: The answer, or `nil` where nobody answered.
  // SAFETY: a function takes its arguments by their address, whatever they are, and does not own them;
  // an unmanaged reference has the layout of the reference.
  @inlinable
  @inline(__always)
  static func deliver<Lent>(
    _ selector: Selector, to receiver: AnyObject, lending lent: Lent,
    _ arguments: @autoclosure () -> Arguments
  ) -> Result? {
    guard let function = unsafe MethodLookUp.function(of: selector, for: receiver) else {
      return forward(selector, from: receiver, arguments())
    }
    return unsafe Delivery<Result, Lent>.run(function, receiver, selector, lent)
  }

  // SAFETY: tables accept only implementations of a selector's one signature, which fixes the type of
  // the function; `RunningSends` keeps it.
  @inlinable
  static func run(
    _ function: UnsafeRawPointer, _ receiver: AnyObject, _ selector: Selector,
    _ arguments: Arguments
  ) -> Result? {
    RunningSends.begin()
    defer { RunningSends.end() }
    return unsafe function.assumingMemoryBound(to: TypedFunction<Result, Arguments>.self)
      .pointee.call(receiver, selector, arguments)
  }

  /// The second half of a send: the receiver has no method of its own.
  @inlinable
  static func forward(
    _ selector: Selector, from receiver: AnyObject, _ arguments: Arguments
  ) -> Result? {
    guard Forwarding.enter(receiver, selector) else { return nil }
    defer { Forwarding.leave() }
    if let target = Forwarding.target(of: receiver, for: selector) {
      return deliver(selector, to: target, arguments)
    }
    var frame = InvocationFrame<Result, Arguments>(arguments)
    unsafe forward(selector, from: receiver, frame: &frame)
    return frame.result
  }

  // The pointer to a local variable is good for one call, so the call that needs it takes it typed.
  @inlinable
  static func forward(
    _ selector: Selector, from receiver: AnyObject,
    frame: UnsafeMutablePointer<InvocationFrame<Result, Arguments>>
  ) {
    unsafe Forwarding.forward(selector, from: receiver, frame: UnsafeMutableRawPointer(frame))
  }
}
