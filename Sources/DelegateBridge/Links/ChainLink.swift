public import Streams

/// A link that the bridge itself puts into chains: subclass it for what is to happen to messages on
/// their way from a host to its delegate.
///
/// A link has methods for the messages that it is interested in, in its class object or by overriding
/// ``/Streams/MessageObject/forward(_:)`` and ``intercepts(_:)``. A message that it does not intercept does
/// not pass through it at all. A link is transparent: nobody reads it from the slot.
open class ChainLink: MessageProxy, ForwardingParty, InstalledParty {
  private weak var chain: SlotChain?

  /// Who added links of this kind, and where.
  public private(set) final var installation: Installation?

  /// Makes a link; the bridge makes one for each host, see ``DelegateBridge/add(owner:file:line:_:)``.
  public override init() {
    super.init()
  }

  /// Whether messages named `selector` are to pass through this link; those that it has a method for,
  /// unless overridden.
  ///
  /// The answer may change only together with the class's methods.
  open func intercepts(_ selector: Selector) -> Bool {
    objectClass.implements(selector, for: self)
  }

  /// Whether the host may send a message named `selector`: what the parties behind the link say,
  /// unless overridden by a link that answers messages itself.
  open func claims(_ selector: Selector, behind: Bool) -> Bool { behind }

  /// The party behind this link that gets `selector` next, if any takes it.
  public final func next(for selector: Selector) -> AnyObject? {
    chain?.target(for: selector, after: self)
  }

  /// What the link claims.
  public final override func responds(to selector: Selector) -> Bool {
    guard let chain else { return false }
    return chain.claims(selector, from: self)
  }

  /// Always: what nobody takes in the end is left unanswered.
  public final override func recognizes(_ selector: Selector) -> Bool { true }

  /// The party behind, for what the link does not intercept.
  open override func forwardingTarget(for selector: Selector) -> AnyObject? {
    intercepts(selector) ? nil : next(for: selector)
  }

  /// Passes the message on; override it to do more, and call `super` to pass it on.
  open override func forward(_ invocation: inout Invocation) {
    if let next = next(for: invocation.selector) { invocation.invoke(on: next) }
  }

  /// The party behind, for diagnostics.
  public final var forwardingParties: [AnyObject] {
    chain?.behind(self).map { [$0] } ?? []
  }

  func join(_ chain: SlotChain, by installation: Installation) {
    self.chain = chain
    self.installation = installation
  }
}
