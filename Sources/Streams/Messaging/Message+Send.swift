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
    Delivery.deliver(selector, to: receiver, (repeat each arguments)) ?? defaultResult
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
    let implementation = implementation.safe(for: receiver)
    defer { withExtendedLifetime(implementation) {} }
    return unsafe Delivery.run(
      implementation.function, receiver, name ?? selector, (repeat each arguments))
      ?? defaultResult
  }

  /// Does what `receiver` would have done without a layer.
  ///
  /// - Parameters:
  ///   - original: What the layer was put around; `nil` has the receiver forward the message.
  ///   - receiver: The receiver.
  ///   - name: The name under which the message came.
  ///   - arguments: The arguments.
  /// - Returns: The answer, or `nil` where nobody answered.
  @inlinable
  package func proceed(
    to original: Implementation?, _ receiver: AnyObject, as name: Selector,
    _ arguments: repeat each Argument
  ) -> Result? {
    guard let original else {
      return Delivery.forward(name, from: receiver, (repeat each arguments))
    }
    return unsafe Delivery.run(original.function, receiver, name, (repeat each arguments))
  }

  /// Has `receiver` forward the message as if it had no method of its own for it, and returns the
  /// answer, or `nil` where nobody answered.
  @inlinable
  public func passOn(from receiver: AnyObject, _ arguments: repeat each Argument) -> Result? {
    Delivery.forward(selector, from: receiver, (repeat each arguments))
  }
}
