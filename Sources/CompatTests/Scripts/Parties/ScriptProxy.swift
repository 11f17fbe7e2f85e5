import Streams

/// The reactive proxy of this package, with the variations that scripts ask for.
final class ScriptProxy: DelegateProxy, NamedParty {
  private let settings: ReactiveSettings

  required init(host: MessageObject, slot: DelegateSlot) {
    guard let host = host as? ScriptHost else {
      preconditionFailure("scripts have hosts of their own")
    }
    settings = host.reactive
    super.init(host: host, slot: slot)
    objectClass = settings.proxyClass
    settings.proxy = self
  }

  var partyName: String { "rx" }

  /// The message by which tracking libraries that know of reactive proxies recognise one.
  static let marker = Selector("is_rx")

  override func responds(to selector: Selector) -> Bool {
    selector == Self.marker || super.responds(to: selector)
  }

  override class var methods: Methods { Methods(ScriptProxy.self) }

  override class func currentDelegate(
    of host: MessageObject, in slot: DelegateSlot
  ) -> AnyObject? {
    guard let current = super.currentDelegate(of: host, in: slot) else { return nil }
    guard let settings = (host as? ScriptHost)?.reactive else { return current }
    settings.keep(current)
    let behind = settings.lookThrough(current)
    return behind is ScriptProxy ? behind : current
  }

  override func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {
    if settings.isBrokenOff { return }
    super.setForwardToDelegate(delegate, retainDelegate: retainDelegate)
  }

  override func reset() {
    if settings.resets { super.reset() }
  }

  override func recognizes(_ selector: Selector) -> Bool {
    if settings.knowsResults || ScriptHost.isNotification(selector) { return true }
    guard let target = forwardToDelegate() else { return false }
    return RootMessages.recognizes.send(to: target, selector)
  }
}
