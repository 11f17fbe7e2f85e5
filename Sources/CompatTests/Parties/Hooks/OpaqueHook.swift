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

  /// Installs the hook on a class of hosts.
  ///
  /// - Parameters:
  ///   - hostClass: The class.
  ///   - slot: The slot.
  ///   - name: The name of the hook. Two hooks need two names.
  ///   - swallowsQuestions: Whether forwarders swallow questions about themselves.
  ///   - note: Runs for each message that passes.
  public init(
    on hostClass: ObjectClass, in slot: DelegateSlot = .delegate, named name: String = "opaque",
    swallowingQuestions swallowsQuestions: Bool = false,
    noting note: @escaping @MainActor (Selector) -> Void = { _ in }
  ) {
    let key = AssociationKey("\(name).\(slot.name)")
    let forwarderClass = OpaqueForwarder.classObject.makeSubclass(named: name)
    let hook = SetterHook(name, on: hostClass, in: slot) { [weak self] host, object, original in
      // What was kept so far may still be in the slot.
      let previous = host[associated: key]
      guard let self, let object, object !== previous else { return original(object) }
      let forwarder = OpaqueForwarder(
        to: object, objectClass: forwarderClass, swallowingQuestions: swallowsQuestions
      ) { [weak self] selector in
        self?.passed[selector, default: 0] += 1
        note(selector)
      }
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
