import Streams

/// What a ``ClientHook`` puts into the slot: an object that claims to be a delegate on its own account
/// and passes everything on.
final class ClientWrapper: MessageObject, ForwardingParty {
  private(set) weak var target: AnyObject?

  init(_ target: AnyObject, _ objectClass: ObjectClass) {
    self.target = target
    super.init()
    self.objectClass = objectClass
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool { objectClass.implements(selector, for: self) }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }
}
