import Streams

/// The host of a script: a view with one delegate slot and optional delegate messages of all kinds.
final class ScriptHost: MessageObject, HasDelegate {
  static let didSelect = Message<Void, ScriptHost>("script.didSelect")
  static let didScroll = Message<Void, ScriptHost>("script.didScroll")
  static let willDisplay = Message<Void, ScriptHost>("script.willDisplay")
  static let height = Message<Int, ScriptHost>("script.height", default: 0)
  static let decide = Message<Void, ScriptHost, (Bool) -> Void>("script.decide")
  static let didShake = Message<Void, ScriptHost>("script.didShake")
  static let messages: [any AnyMessage] = [
    didSelect, didScroll, willDisplay, height, decide, didShake,
  ]

  /// The messages for which a host asks when its delegate is set.
  static let askedBeforehand = messages.map(\.selector).filter { $0 != didShake.selector }

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

  /// How often the host has asked its delegate what it takes.
  private(set) var claimRounds = 0

  /// The name under which the setter was last called.
  private(set) var setterName: Selector?

  init(_ script: Script, objectClass: ObjectClass, reactive: ReactiveSettings) {
    storage = SlotStorage(
      script.slot, caching: ClaimCaching(script.options),
      ignoresSameObject: script.options.contains(.ignoresSameObject),
      optionalMessages: Self.askedBeforehand)
    touchesOld = script.options.contains(.setterTouchesOld)
    self.reactive = reactive
    super.init()
    self.objectClass = objectClass
    storage.onClaimsRefreshed = { [unowned self] in claimRounds += 1 }
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

  /// Sends a message, and gives the answers that it gets: a height, its own `-1` where the host does
  /// not ask, or `?` where it asks and nobody answers; and each decision.
  func send(_ message: any AnyMessage) -> [String] {
    switch message.selector {
    case Self.height.selector:
      guard storage.claims(message.selector), storage.object != nil else { return ["-1"] }
      return [storage.send(Self.height, self).map(String.init) ?? "?"]
    case Self.decide.selector:
      var decisions: [Bool] = []
      let handler: (Bool) -> Void = { decisions.append($0) }
      storage.send(Self.decide, self, handler)
      return decisions.map { "\($0)" }
    default:
      if let message = message as? Message<Void, ScriptHost> { storage.send(message, self) }
      return []
    }
  }

  private func set(_ object: AnyObject?, as name: Selector) {
    setterName = name
    if touchesOld, let dead = storage.object as? DeadObject { dead.reportUse(by: "setter") }
    storage.write(object)
  }
}

extension ClaimCaching {
  fileprivate init(_ options: Set<Script.Option>) {
    if options.contains(.uncachedClaims) {
      self = .never
    } else {
      self = options.contains(.claimsAtFirstUse) ? .atFirstUse : .whenSet
    }
  }
}
