// A function of a pack copies each argument that it passes on, so the usual numbers of arguments have
// functions of their own.
extension SlotStorage {
  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First>(
    _ message: Message<Result, First>, _ first: First
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    return Delivery.deliver(message.selector, to: receiver, first)
  }

  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First, Second>(
    _ message: Message<Result, First, Second>, _ first: First, _ second: Second
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    return Delivery.deliver(message.selector, to: receiver, (first, second))
  }

  /// Sends an optional message to the object in the slot; see ``send(_:_:)-(_,Argument)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public func send<Result, First, Second, Third>(
    _ message: Message<Result, First, Second, Third>, _ first: First, _ second: Second,
    _ third: Third
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    return Delivery.deliver(message.selector, to: receiver, (first, second, third))
  }
}
