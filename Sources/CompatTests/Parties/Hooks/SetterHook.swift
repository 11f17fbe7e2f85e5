import Streams

/// Hooks the setter of a slot by exchanging methods, as libraries do.
@MainActor
final class SetterHook {
  /// Sets an object through the original setter.
  typealias Original = @MainActor (AnyObject?) -> Void

  private let host: ObjectClass
  private let slot: DelegateSlot
  private let hooked: Message<Void, AnyObject?>
  private let body: @MainActor (MessageObject, AnyObject?, Original) -> Void

  /// Prepares a hook that keeps the original setter under its name with `prefix` before it.
  init(
    _ prefix: String, on host: ObjectClass, in slot: DelegateSlot,
    _ body: @escaping @MainActor (MessageObject, AnyObject?, Original) -> Void
  ) {
    self.host = host
    self.slot = slot
    hooked = Message("\(prefix)_\(slot.setter.selector)")
    self.body = body
  }

  /// Exchanges the setter with the hook's; doing it twice takes the hook off again.
  func exchange() {
    host.addMethod(
      hooked.selector,
      hooked.implementation { [hooked, body] host, _, object in
        guard let host = host as? MessageObject else { return }
        body(host, object) { hooked.send(to: host, $0) }
      })
    host.exchange(slot.setter.selector, hooked.selector)
  }

  /// Takes the hook off, and forgets it.
  func remove() {
    exchange()
    host.removeMethod(hooked.selector)
  }
}
