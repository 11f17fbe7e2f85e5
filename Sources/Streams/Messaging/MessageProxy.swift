/// The base class of proxies that stand for another object: a root of its own that answers almost
/// nothing about itself, so that even questions of identity and kind are passed on.
///
/// Subclasses override ``MessageObject/forwardingTarget(for:)`` or ``MessageObject/forward(_:)``.
open class MessageProxy: MessageObject {
  /// Whether the proxy has the method itself, or else whatever answer comes back when the question
  /// is forwarded.
  open override func responds(to selector: Selector) -> Bool {
    if objectClass.implements(selector, for: self) { return true }
    return RootMessages.responds.passOn(from: self, selector) ?? false
  }
}
