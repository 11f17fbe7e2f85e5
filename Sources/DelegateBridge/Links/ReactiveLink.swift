import Streams

/// The bridge's view of a reactive proxy: an object that claims to be the delegate, and whose forward
/// delegate can be exchanged through its public interface.
///
/// What library it comes from does not matter; it is recognised by asking with messages.
@MainActor
struct ReactiveLink {
  let proxy: AnyObject
  private let interface: (any ForwardDelegating)?

  /// The link for `object`, or `nil` where it is no reactive proxy.
  init?(_ object: AnyObject) {
    let setter = ForwardDelegateMessages.setForwardToDelegate.selector
    // A wrapper in front of a proxy would say that the message is handled, too.
    guard
      Identity.of(object) === object, ObjectClass.of(object).implements(setter, for: object)
    else { return nil }
    proxy = object
    interface = object as? any ForwardDelegating
  }

  /// Whether the proxy tells when it passes messages on to somebody else, or does something with others.
  var notesChanges: Bool { interface?.notesChanges ?? false }

  /// Where the proxy passes messages on to.
  var target: AnyObject? {
    if let interface { return interface.forwardToDelegate() }
    return ForwardDelegateMessages.forwardToDelegate.send(to: proxy)
  }

  /// Makes the proxy pass messages on to `target`; what it does already is left alone, so that a
  /// target that it retains stays retained.
  func pass(to target: AnyObject?) {
    guard self.target !== target else { return }
    ForwardDelegateMessages.setForwardToDelegate.send(to: proxy, target, false)
  }
}
