/// A message whose type does not matter: lists of messages of different types hold these.
@MainActor
public protocol AnyMessage {
  /// The name.
  var selector: Selector { get }

  /// Whether the message has no result.
  var isNotification: Bool { get }

  /// An implementation that notes the message and sends it on to the object behind the receiver, if that
  /// takes it.
  ///
  /// - Parameters:
  ///   - type: The class of forwarders in whose table the implementation is put.
  ///   - target: Gives the object behind the forwarder. It may be asked more often than messages come.
  ///   - note: Does what the forwarder itself has to do with the message, once for each.
  /// - Returns: The implementation.
  func relay<Forwarder: AnyObject>(
    by type: Forwarder.Type, to target: @escaping @MainActor (Forwarder) -> AnyObject?,
    noting note: @escaping @MainActor (Forwarder) -> Void
  ) -> Implementation
}

extension Message: AnyMessage {
  /// Whether the message has no result.
  public var isNotification: Bool { signature.isNotification }

  /// An implementation that notes the message and sends it on to the object behind the receiver.
  @inlinable
  public func relay<Forwarder: AnyObject>(
    by type: Forwarder.Type, to target: @escaping @MainActor (Forwarder) -> AnyObject?,
    noting note: @escaping @MainActor (Forwarder) -> Void
  ) -> Implementation {
    // SAFETY: no other receiver is accepted.
    signature.makeRelay(
      signature, selector, { $0 is Forwarder },
      Relay(
        target: { target(unsafe unsafeDowncast($0, to: Forwarder.self)) },
        note: { note(unsafe unsafeDowncast($0, to: Forwarder.self)) }))
  }
}
