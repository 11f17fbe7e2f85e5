// A function of a pack copies each argument that it passes on, so the usual numbers of arguments have
// functions of their own; where the first is an object, as it nearly always is, it is not even retained.
extension SlotStorage {
  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First: AnyObject>(
    _ message: Message<Result, First>, _ first: First
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    defer { extendLifetime(first) }
    return unsafe Delivery.deliver(
      message.selector, to: receiver, lending: Unmanaged.passUnretained(first), first)
  }

  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First: AnyObject, Second>(
    _ message: Message<Result, First, Second>, _ first: First, _ second: Second
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    defer { extendLifetime(first) }
    return unsafe Delivery.deliver(
      message.selector, to: receiver, lending: (Unmanaged.passUnretained(first), second),
      (first, second))
  }

  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First: AnyObject, Second, Third>(
    _ message: Message<Result, First, Second, Third>, _ first: First, _ second: Second,
    _ third: Third
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    defer { extendLifetime(first) }
    return unsafe Delivery.deliver(
      message.selector, to: receiver, lending: (Unmanaged.passUnretained(first), second, third),
      (first, second, third))
  }
}
