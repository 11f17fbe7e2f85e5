extension Message {
  /// Sends the message and returns the answer, or the default where nobody answers.
  ///
  /// The receiver's own method runs if it has one; otherwise the message goes to its forwarding
  /// target, or through its `forward`. An object that can do nothing with it is reported as an
  /// unrecognized selector.
  ///
  /// - Complexity: O(1): one cached look-up, independent of the depth of the class hierarchy. No
  ///   allocation and no lock.
  @inlinable
  @discardableResult
  public func send(to receiver: AnyObject, _ arguments: repeat each Argument) -> Result {
    Self.deliver(selector, to: receiver, repeat each arguments) ?? defaultResult
  }

  /// Sends the message to the implementation that the superclass of `type` has or inherits.
  ///
  /// This is what `super` means in a table-driven method: it depends on the class in which the
  /// method is written, not on the receiver's class.
  @inlinable
  @discardableResult
  public func sendSuper(
    of type: MessageObject.Type, to receiver: MessageObject, _ arguments: repeat each Argument
  ) -> Result {
    guard let implementation = type.classObject.superclass?.method(of: selector)?.implementation
    else {
      Forwarding.reportUnrecognized(selector, by: receiver)
      return defaultResult
    }
    return call(implementation, receiver, repeat each arguments)
  }

  /// Calls an implementation of this message directly, as if it had been found by a look-up.
  ///
  /// - Precondition: the implementation has this message's type.
  @inlinable
  @discardableResult
  public func call(
    _ implementation: Implementation, _ receiver: AnyObject, as name: Selector? = nil,
    _ arguments: repeat each Argument
  ) -> Result {
    precondition(
      implementation.signature.type == signature.type, "an implementation of another type")
    return Self.typed(implementation).call(receiver, name ?? selector, repeat each arguments)
  }

  /// Has `receiver` forward the message as if it had no method of its own for it, and returns the
  /// answer, or `nil` where nobody answered.
  @inlinable
  public func passOn(from receiver: AnyObject, _ arguments: repeat each Argument) -> Result? {
    Self.forward(selector, from: receiver, repeat each arguments)
  }

  /// Delivers, or returns `nil` where nobody answered.
  @inlinable
  static func deliver(
    _ selector: Selector, to receiver: AnyObject, _ arguments: repeat each Argument
  ) -> Result? {
    if let implementation = ObjectClass.of(receiver).implementation(of: selector, for: receiver) {
      return typed(implementation).call(receiver, selector, repeat each arguments)
    }
    return forward(selector, from: receiver, repeat each arguments)
  }

  /// The second half of a send: the receiver has no method of its own.
  @inlinable
  static func forward(
    _ selector: Selector, from receiver: AnyObject, _ arguments: repeat each Argument
  ) -> Result? {
    guard Forwarding.enter(receiver, selector) else { return nil }
    defer { Forwarding.leave() }
    if let target = Forwarding.target(of: receiver, for: selector) {
      return deliver(selector, to: target, repeat each arguments)
    }
    var frame = InvocationFrame<Result, repeat each Argument>(repeat each arguments)
    unsafe forward(selector, from: receiver, frame: &frame)
    return frame.result
  }

  // The pointer to a local variable is good for one call, so the call that needs it takes it typed.
  @inlinable
  static func forward(
    _ selector: Selector, from receiver: AnyObject,
    frame: UnsafeMutablePointer<InvocationFrame<Result, repeat each Argument>>
  ) {
    unsafe Forwarding.forward(selector, from: receiver, frame: UnsafeMutableRawPointer(frame))
  }

  // SAFETY: tables accept only implementations of a selector's one signature, which is checked when
  // they are put in.
  @inlinable
  static func typed(
    _ implementation: Implementation
  ) -> TypedImplementation<Result, repeat each Argument> {
    unsafe unsafeDowncast(
      implementation, to: TypedImplementation<Result, repeat each Argument>.self)
  }
}
