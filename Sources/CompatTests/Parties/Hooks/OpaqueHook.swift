public import Streams

/// A hook that wraps whatever is set in a forwarder which passes every message on and answers nothing
/// about itself: not what it takes, not who it is, not what it wraps.
///
/// It either passes such questions on like any message, or swallows them. If it swallows them, a host
/// that asks before it sends gets no for an answer, and sends nothing.
@MainActor
public final class OpaqueHook {
  /// How many messages passed through the hook's forwarders.
  public private(set) var passed: [Selector: Int] = [:]

  private var hook: SetterHook?
  private let key: AssociationKey

  /// Installs the hook on a class of hosts.
  public init(
    on hostClass: ObjectClass, in slot: DelegateSlot = .delegate, named name: String = "opaque",
    swallowingQuestions swallowsQuestions: Bool = false
  ) {
    key = AssociationKey("\(name).\(slot.name)")
    let forwarderClass = OpaqueForwarder.classObject.makeSubclass(named: name)
    let hook = SetterHook(name, on: hostClass, in: slot) { [weak self] host, object, original in
      guard let self, let object, !(object is OpaqueForwarder) else { return original(object) }
      let forwarder = OpaqueForwarder(
        to: object, objectClass: forwarderClass, swallowingQuestions: swallowsQuestions
      ) { [weak self] selector in
        self?.passed[selector, default: 0] += 1
      }
      // What was kept so far may still be in the slot.
      let previous = host[associated: key]
      host[associated: key] = forwarder
      original(forwarder)
      _ = previous
    }
    hook.exchange()
    self.hook = hook
  }

  /// Takes the hook off.
  public func remove() {
    hook?.remove()
    hook = nil
  }
}
