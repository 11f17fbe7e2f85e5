import Streams

/// The host of a script: a view with one delegate slot and four optional delegate messages.
final class ScriptHost: MessageObject, HasDelegate {
  static let didSelect = Message<Void, ScriptHost>("script.didSelect")
  static let didScroll = Message<Void, ScriptHost>("script.didScroll")
  static let willDisplay = Message<Void, ScriptHost>("script.willDisplay")
  static let height = Message<Int, ScriptHost>("script.height", default: 0)
  static let messages: [any AnyMessage] = [didSelect, didScroll, willDisplay, height]

  /// The name by which recordings know a message.
  static func name(of selector: Selector) -> String {
    let prefix = "script."
    let name = selector.name
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  static func isNotification(_ selector: Selector) -> Bool {
    messages.contains { $0.selector == selector && $0.isNotification }
  }

  let storage: SlotStorage
  let reactive: ReactiveSettings
  private let touchesOld: Bool

  /// The name under which the setter was last called.
  private(set) var setterName: Selector?

  init(_ script: Script, objectClass: ObjectClass, reactive: ReactiveSettings) {
    storage = SlotStorage(
      script.slot, caching: script.options.contains(.uncachedClaims) ? .never : .whenSet,
      ignoresSameObject: script.options.contains(.ignoresSameObject),
      optionalMessages: Self.messages.map(\.selector))
    touchesOld = script.options.contains(.setterTouchesOld)
    self.reactive = reactive
    super.init()
    self.objectClass = objectClass
  }

  override class var methods: Methods {
    Methods(ScriptHost.self) {
      $0.slot(delegateSlot) { $0.storage }
    }
  }

  /// A class of hosts that has accessors of its own, so that exchanging them touches nobody else.
  static func makeClass() -> ObjectClass {
    let made = classObject.makeSubclass(named: "CollectionView")
    for method in classObject.ownMethods {
      made.addMethod(method.selector, method.implementation)
    }
    made.replaceMethod(
      delegateSlot.setter.selector,
      delegateSlot.setter.implementation { host, name, object in
        (host as? ScriptHost)?.set(object, as: name)
      })
    return made
  }

  private func set(_ object: AnyObject?, as name: Selector) {
    setterName = name
    if touchesOld, let dead = storage.object as? DeadObject { dead.reportUse(by: "setter") }
    storage.write(object)
  }
}
