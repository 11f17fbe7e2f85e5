/// A message whose type does not matter: lists of messages of different types hold these.
@MainActor
public protocol AnyMessage {
  /// The name.
  var selector: Selector { get }

  /// Whether the message has no result.
  var isNotification: Bool { get }

  /// An implementation that sends the message on to the object behind the receiver, if that takes it.
  ///
  /// - Parameters:
  ///   - type: The class of forwarders in whose table the implementation is put.
  ///   - target: Does what the forwarder itself has to do with the message, and gives the object
  ///     behind it.
  /// - Returns: The implementation.
  func relay<Forwarder: AnyObject>(
    by type: Forwarder.Type, to target: @escaping @MainActor (Forwarder) -> AnyObject?
  ) -> Implementation
}

extension Message: AnyMessage {
  /// Whether the message has no result.
  public var isNotification: Bool { signature.isNotification }

  /// An implementation that sends the message on to the object behind the receiver.
  @inlinable
  public func relay<Forwarder: AnyObject>(
    by type: Forwarder.Type, to target: @escaping @MainActor (Forwarder) -> AnyObject?
  ) -> Implementation {
    signature.makeRelay(
      signature, selector, { $0 is Forwarder },
      { receiver in
        // SAFETY: no other receiver is accepted.
        target(unsafe unsafeDowncast(receiver, to: Forwarder.self))
      })
  }
}
