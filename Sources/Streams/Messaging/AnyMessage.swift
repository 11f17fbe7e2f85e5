/// A message whose type does not matter: lists of messages of different types hold these.
@MainActor
public protocol AnyMessage {
  /// The name.
  var selector: Selector { get }

  /// Whether the message has no result.
  var isNotification: Bool { get }

  /// An implementation that runs `first` and then sends the message on to the object that `target`
  /// gives, if that takes it.
  ///
  /// - Parameters:
  ///   - first: Runs with the receiver, before the message goes on.
  ///   - target: The object behind the receiver.
  /// - Returns: The implementation, for the table of a forwarding class.
  func relay(
    after first: @escaping @MainActor (AnyObject) -> Void,
    to target: @escaping @MainActor (AnyObject) -> AnyObject?
  ) -> Implementation
}

extension Message: AnyMessage {
  /// Whether the message has no result.
  public var isNotification: Bool { signature.isNotification }

  /// An implementation that runs `first` and then sends the message on.
  @inlinable
  public func relay(
    after first: @escaping @MainActor (AnyObject) -> Void,
    to target: @escaping @MainActor (AnyObject) -> AnyObject?
  ) -> Implementation {
    let message = self
    return implementation {
      (receiver: AnyObject, _: Selector, arguments: repeat each Argument) -> Result in
      first(receiver)
      guard Forwarding.enter(receiver, message.selector) else { return message.defaultResult }
      defer { Forwarding.leave() }
      guard let target = target(receiver), MessageObject.responds(target, to: message.selector)
      else { return message.defaultResult }
      return message.send(to: target, repeat each arguments)
    }
  }
}
