import Streams

/// An app's own hook on the setter, written before the app took in any library: it wraps what is set,
/// keeps the wrapper with the host, and sets it through the *public* setter, which lets it through as
/// its own.
///
/// Two such parties, or one and a tracker, are what makes an unsafe slot dangle: the setter runs
/// inside the setter, and the outer run then drops what the inner one has set.
@MainActor
final class ClientHook {
  private(set) var selections = 0

  private static let key = AssociationKey("client")
  private let host: ObjectClass
  private let slot: DelegateSlot
  private let wrapperClass = ClientWrapper.classObject.makeSubclass(named: "client")
  private let hooked = Message<Void, AnyObject?>("client_setDelegate:")

  init(on host: ObjectClass, slot: DelegateSlot) {
    self.host = host
    self.slot = slot
    wrapperClass.addMethod(
      ProbeHost.didSelect.selector,
      ProbeHost.didSelect.relay(
        after: { [weak self] _ in self?.selections += 1 },
        to: { ($0 as? ClientWrapper)?.target }))
    host.addMethod(
      hooked.selector,
      hooked.implementation { [self] host, _, object in
        guard let host = host as? MessageObject else { return }
        set(object, of: host)
      })
    exchange()
  }

  func remove() {
    exchange()
    host.removeMethod(hooked.selector)
  }

  private func exchange() {
    guard let original = host.method(of: slot.setter.selector),
      let own = host.method(of: hooked.selector)
    else { return }
    Method.exchangeImplementations(original, own)
  }

  private func set(_ object: AnyObject?, of host: MessageObject) {
    guard let object, !RootMessages.isKind.send(to: object, wrapperClass) else {
      hooked.send(to: host, object)
      return
    }
    let wrapper = ClientWrapper(object, wrapperClass)
    host[associated: Self.key] = wrapper
    slot.set(wrapper, of: host)
  }
}
