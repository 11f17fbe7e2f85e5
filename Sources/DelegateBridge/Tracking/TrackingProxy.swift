public import Streams

/// What a tracking hook puts into the slot instead of the delegate: it counts the messages that it
/// was told to record and passes everything on.
///
/// It has a method of its own for each recorded message; everything else, questions included, goes to
/// the target.
public final class TrackingProxy: MessageProxy, NamedParty, ForwardingParty, InstalledParty {
  /// The name of this proxy in reports.
  public let partyName: String

  /// Who installed the hook that made this proxy.
  public let installation: Installation?

  // Every message that comes through reads this; the main actor keeps accesses apart.
  @safe @exclusivity(unchecked) private weak var weakTarget: AnyObject?
  private var strongTarget: AnyObject?
  private let marker: Selector

  init(name: String, marker: Selector, objectClass: ObjectClass, installation: Installation?) {
    partyName = name
    self.marker = marker
    self.installation = installation
    super.init()
    start(as: objectClass)
  }

  /// The object that was set, while it lives.
  public var target: AnyObject? { weakTarget }

  /// The target, for diagnostics.
  public var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  /// Whether this is a message that is recorded, in a method or where its forwarding target is asked
  /// for.
  public func intercepts(_ selector: Selector) -> Bool {
    let forwarding = objectClass.method(of: RootMessages.forwardingTarget.selector)
    return objectClass.implements(selector, for: self) || forwarding?.owner !== ObjectClass.proxy
  }

  func point(at target: AnyObject, retaining: Bool) {
    weakTarget = target
    strongTarget = retaining ? target : nil
  }

  /// True for the marker by which the hook knows its own proxies, and for what the target takes: a
  /// message that the proxy only counts is no reason for anybody to send it.
  public override func responds(to selector: Selector) -> Bool {
    if selector == marker { return true }
    guard let target else { return false }
    return MessageObject.responds(target, to: selector)
  }

  /// Whether the target knows the message.
  public override func recognizes(_ selector: Selector) -> Bool {
    guard let target else { return false }
    return RootMessages.recognizes.send(to: target, selector)
  }

  /// Passes the message on to the target.
  public override func forward(_ invocation: inout Invocation) {
    guard RootMessages.recognizes.send(to: self, invocation.selector) else {
      return super.forward(&invocation)
    }
    if let target { invocation.invoke(on: target) }
  }
}
