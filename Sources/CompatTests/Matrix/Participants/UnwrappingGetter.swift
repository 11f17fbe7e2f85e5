import DelegateBridge
import Streams

/// A hook on the getter that shows what is behind the wrappers of all tracking libraries of the
/// common kind.
@MainActor
final class UnwrappingGetter {
  private let host: ObjectClass
  private let slot: DelegateSlot
  private let hooked: Message<AnyObject?>

  init(_ name: String, on host: ObjectClass, of slot: DelegateSlot) {
    self.host = host
    self.slot = slot
    hooked = Message("\(name)_all_\(slot.getter.selector)", default: nil)
  }

  /// Exchanges the getter with the hook's; doing it twice takes the hook off again.
  func exchange() {
    host.addMethod(
      hooked.selector,
      hooked.implementation { [hooked] host, _ in
        var object = hooked.send(to: host)
        while let proxy = object as? TrackingProxy { object = proxy.target }
        return object
      })
    host.exchange(slot.getter.selector, hooked.selector)
  }

  /// Takes the hook off, and forgets it.
  func remove() {
    exchange()
    host.removeMethod(hooked.selector)
  }
}
