public import Streams

/// An analytics library's hook on the setter of a slot: it wraps whatever is set in a
/// ``TrackingProxy``.
///
/// It is installed by exchanging methods, and knows of no other party: it stands for the libraries
/// that are out there. See ``Behaviour`` for the ways in which they differ.
@MainActor
public final class TrackingHook {
  /// The name of the library in reports.
  public let name: String

  /// How it wraps.
  public let behaviour: Behaviour

  /// The messages that it counts.
  public let recorded: [any AnyMessage]

  /// What was counted, as it happens: the message and the proxy that counted it.
  public var records: Observable<TrackingRecord> { ledger.records.asObservable() }

  /// Who installed the hook, and where.
  public private(set) var installation: Installation?

  // The class keeps the hook, in its methods.
  private weak let host: ObjectClass?
  private let slot: DelegateSlot
  private let marker: Selector
  private let key: AssociationKey
  private let allKey: AssociationKey

  /// The class of the hook's proxies; methods that are added to it make another kind of tracker.
  package let proxyClass: ObjectClass

  private let hookedSetter: Message<Void, AnyObject?>
  private let hookedGetter: Message<AnyObject?>
  private let passes: (AnyObject) -> Bool
  private let makeName: () -> String
  private let ledger: TrackingLedger

  /// Installs a tracking library on a class of hosts.
  ///
  /// - Parameters:
  ///   - type: The class whose setter is exchanged; subclasses that inherit it are hooked with it.
  ///   - slot: The slot.
  ///   - name: The name of the library. Two libraries need two names.
  ///   - messages: What it counts.
  ///   - behaviour: How it wraps.
  ///   - marker: The marker message by which proxies are known, where it is not the library's own.
  ///   - passes: Which objects are let through unwrapped, as an adapted library would.
  ///   - makeName: Names each proxy.
  ///   - file: Where the library is installed, for reports.
  ///   - line: Where the library is installed, for reports.
  /// - Returns: The hook, which stays until it is exchanged back with ``remove()``.
  public static func install(
    on type: MessageObject.Type, slot: DelegateSlot = .delegate, named name: String = "tracker",
    recording messages: [any AnyMessage], behaviour: Behaviour = Behaviour(),
    marker: Selector? = nil, passing passes: @escaping (AnyObject) -> Bool = { _ in false },
    makeName: (() -> String)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> TrackingHook {
    let hook = TrackingHook(
      on: type.classObject, slot: slot, named: name, recording: messages, behaviour: behaviour,
      marker: marker, passing: passes, makeName: makeName)
    hook.installation = Installation(
      owner: name, location: CodeLocation(file: "\(file)", line: Int(line)))
    hook.exchangeSetter()
    if behaviour.unwrapsGetter { hook.exchangeGetter() }
    return hook
  }

  /// Prepares a tracking library without exchanging anything yet.
  package init(
    on host: ObjectClass, slot: DelegateSlot, named name: String,
    recording messages: [any AnyMessage], behaviour: Behaviour, marker: Selector?,
    passing passes: @escaping (AnyObject) -> Bool, makeName: (() -> String)?
  ) {
    self.name = name
    self.behaviour = behaviour
    recorded = messages
    self.host = host
    self.slot = slot
    self.marker = marker ?? Selector("is_\(name)")
    key = AssociationKey("\(name).\(slot.name)")
    allKey = AssociationKey("\(name).\(slot.name).all")
    proxyClass = TrackingProxy.classObject.makeSubclass(named: "TrackingProxy(\(name))")
    hookedSetter = Message("\(name)_\(slot.setter.selector)")
    hookedGetter = Message("\(name)_\(slot.getter.selector)", default: nil)
    self.passes = passes
    self.makeName = makeName ?? { name }
    ledger = TrackingLedger(of: messages)
    for entry in ledger.entries {
      proxyClass.addMethod(
        entry.message.selector,
        entry.message.relay(by: TrackingProxy.self, to: { $0.target }, noting: entry.note))
    }
  }

  /// Exchanges the methods back.
  ///
  /// As with every exchange, this is only right while nobody else has exchanged the setter since.
  public func remove() {
    exchangeSetter()
    host?.removeMethod(hookedSetter.selector)
    guard behaviour.unwrapsGetter else { return }
    exchangeGetter()
    host?.removeMethod(hookedGetter.selector)
  }

  /// How often `message` was counted, over all hosts.
  public func count(of message: some AnyMessage) -> Int { ledger.count(of: message.selector) }

  // MARK: Method exchange

  /// Exchanges the setter with the hook's; doing it twice takes the hook off again.
  package func exchangeSetter() {
    exchange(slot.setter.selector, hookedSetter.selector) {
      slot.setter.implementation { [self] host, _, object in
        guard let host = host as? MessageObject else { return }
        set(object, of: host)
      }
    }
  }

  /// Exchanges the getter with the hook's; doing it twice takes the hook off again.
  package func exchangeGetter() {
    exchange(slot.getter.selector, hookedGetter.selector) {
      slot.getter.implementation { [self] host, _ in
        let object = hookedGetter.send(to: host)
        guard let proxy = object as? TrackingProxy, proxy.isOwned(by: proxyClass) else {
          return object
        }
        return proxy.target
      }
    }
  }

  private func exchange(
    _ selector: Selector, _ own: Selector, _ implementation: () -> Implementation
  ) {
    guard let host else { return }
    if host.method(of: own) == nil { host.addMethod(own, implementation()) }
    guard let original = host.method(of: selector), let hooked = host.method(of: own) else {
      return
    }
    Method.exchangeImplementations(original, hooked)
  }

  // MARK: The hooked setter

  private func set(_ object: AnyObject?, of host: MessageObject) {
    guard let object else {
      hookedSetter.send(to: host, nil)
      if behaviour.forgetsAtNil { host[associated: key] = nil }
      return
    }
    if passes(object) || recognizes(object) {
      hookedSetter.send(to: host, object)
      return
    }
    let proxy = proxy(of: host)
    proxy.point(at: object, retaining: behaviour.retainsTarget)
    if behaviour.retention == .latestEarly { host[associated: key] = proxy }
    hookedSetter.send(to: host, proxy)
    keep(proxy, for: host)
  }

  private func recognizes(_ object: AnyObject) -> Bool {
    switch behaviour.recognition {
    case .marker: MessageObject.responds(object, to: marker)
    case .type: (object as? TrackingProxy)?.isOwned(by: proxyClass) ?? false
    case .kind: RootMessages.isKind.send(to: object, proxyClass)
    }
  }

  private func proxy(of host: MessageObject) -> TrackingProxy {
    if behaviour.reusesProxy, let kept = host[associated: key] as? TrackingProxy { return kept }
    return TrackingProxy(
      name: makeName(), marker: marker, objectClass: proxyClass, installation: installation)
  }

  private func keep(_ proxy: TrackingProxy, for host: MessageObject) {
    switch behaviour.retention {
    case .none, .latestEarly: break
    case .latest: host[associated: key] = proxy
    case .all:
      host[associated: key] = proxy
      let kept = host[associated: allKey] as? KeptProxies ?? KeptProxies()
      kept.proxies.append(proxy)
      host[associated: allKey] = kept
    }
  }

  private final class KeptProxies {
    var proxies: [TrackingProxy] = []
  }
}

extension TrackingProxy {
  fileprivate func isOwned(by proxyClass: ObjectClass) -> Bool {
    objectClass.isSubclass(of: proxyClass)
  }
}
