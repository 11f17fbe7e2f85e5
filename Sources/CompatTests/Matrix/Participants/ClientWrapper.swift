import Streams

/// What a ``ClientHook`` puts into the slot: an object that claims to be a delegate on its own account
/// and passes everything on.
final class ClientWrapper: MessageObject, ForwardingParty {
  private weak var target: AnyObject?
  private let onSelect: () -> Void

  init(_ target: AnyObject, _ objectClass: ObjectClass, onSelect: @escaping () -> Void) {
    self.target = target
    self.onSelect = onSelect
    super.init()
    self.objectClass = objectClass
  }

  override class var methods: Methods {
    Methods(ClientWrapper.self) {
      $0.on(ProbeHost.didSelect) { wrapper, host, item in
        wrapper.onSelect()
        guard let target = wrapper.target,
          MessageObject.responds(target, to: ProbeHost.didSelect.selector)
        else { return }
        ProbeHost.didSelect.send(to: target, host, item)
      }
    }
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }
}
