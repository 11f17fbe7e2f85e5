/// Anything that decides at run time which messages it takes and where they go: every proxy.
///
/// A conforming class needs no code per message and none per delegate protocol. The object model
/// asks in this order: the class's own methods; then ``forwardingTarget(for:)``, which costs no
/// allocation; then ``forward(_:)``, which sees the whole call.
@MainActor
public protocol MessageReceiver: AnyObject {
  /// Whether a message named `selector` would be handled if it were sent now.
  func responds(to selector: Selector) -> Bool

  /// The object that is to get the message instead, or `nil` to see the whole call.
  func forwardingTarget(for selector: Selector) -> AnyObject?

  /// Takes a message that no method and no forwarding target took.
  ///
  /// A call that leaves a message with a result unanswered lets the sender have the message's
  /// declared default. To refuse the message altogether call ``Invocation/doesNotRecognize(by:)``.
  func forward(_ invocation: inout Invocation)
}
