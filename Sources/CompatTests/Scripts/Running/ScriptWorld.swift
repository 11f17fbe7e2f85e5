import DelegateBridge
import Streams

/// Everything that one script plays with: a host, the parties, and classes of their own for all of
/// them, so that what a script does to a class touches no other script.
@MainActor
final class ScriptWorld {
  let script: Script
  let tally = Tally()
  let hostClass = ScriptHost.makeClass()
  private(set) var host: ScriptHost
  let hooks: ScriptHooks
  private(set) var bridge: DelegateBridge?

  private(set) var app: DelegateParty?
  private let makeApp: () -> DelegateParty
  let app2: DelegateParty
  let library: DelegateParty
  private(set) var broadcast: BroadcastParty?
  private var broadcastCount = 0
  let broadcastClass = BroadcastParty.classObject.makeSubclass(named: "Broadcast")
  private var relays: [OpaqueForwarder] = []

  /// The delegates behind forwarders without a name, which nobody would miss there.
  private var relayed: [DelegateParty] = []

  /// The forwarder without a name that was made last.
  private(set) weak var lastRelay: OpaqueForwarder?
  private let proxyClass = ScriptProxy.classObject.makeSubclass(named: "ReactiveProxy")
  private var subscriptions: [(selector: Selector, disposable: any Disposable)] = []
  private let secondLibrary: ForeignLibrary
  private var secondSubscription: (any Disposable)?
  /// The second library's proxy, once there is one.
  private(set) weak var knownSecondProxy: ForeignProxy?

  private weak var installed: AnyObject?

  init(_ script: Script, bridged isBridged: Bool) {
    self.script = script
    hooks = ScriptHooks(script, on: hostClass, tally: tally)
    host = Self.makeHost(script, hostClass, proxyClass, hooks)
    bridge =
      isBridged ? DelegateBridge.install(on: hostClass, slot: ScriptHost.delegateSlot) : nil
    secondLibrary =
      script.options.contains(.secondLibraryTellsLast) ? .forwardee : .publisher

    var messages = [ScriptHost.didSelect]
    if script.options.contains(.appTakesDisplay) { messages.append(ScriptHost.willDisplay) }
    let differ = script.options.contains(.delegatesDiffer)
    let appClass = DelegateParty.makeClass(
      "AppDelegate", taking: messages, height: 44, decides: differ)
    makeApp = { [tally] in DelegateParty("app", objectClass: appClass, tally: tally) }
    app = makeApp()
    let otherClass =
      differ
      ? DelegateParty.makeClass(
        "OtherDelegate", taking: messages + [ScriptHost.didScroll, ScriptHost.didShake],
        height: nil)
      : appClass
    app2 = DelegateParty("app2", objectClass: otherClass, tally: tally)
    library = DelegateParty(
      "lib",
      objectClass: DelegateParty.makeClass(
        "LibraryDelegate", taking: [ScriptHost.didScroll, ScriptHost.willDisplay], height: 60),
      tally: tally)
  }

  private static func makeHost(
    _ script: Script, _ hostClass: ObjectClass, _ proxyClass: ObjectClass, _ hooks: ScriptHooks
  ) -> ScriptHost {
    let reactive = ReactiveSettings(
      script, proxyClass: proxyClass, lookingThrough: hooks.lookThroughA)
    return ScriptHost(script, objectClass: hostClass, reactive: reactive)
  }

  /// One more host of the same class.
  func makeHost() -> ScriptHost { Self.makeHost(script, hostClass, proxyClass, hooks) }

  /// Lets go of the host, with everything that was done to it, and takes another one; the app's
  /// delegate is there again.
  func renewHost() {
    host = makeHost()
    app = app ?? makeApp()
    relays = []
    relayed = []
    subscriptions = []
    secondSubscription = nil
  }

  func removeBridge() {
    bridge?.remove()
    bridge = nil
  }

  // MARK: The slot

  var delegate: AnyObject? {
    get { ScriptHost.delegateSlot.object(of: host) }
    set { ScriptHost.delegateSlot.set(newValue, of: host) }
  }

  func releaseApp() { app = nil }

  func atNextSelection(of app: DelegateParty?, set delegate: DelegateParty?) {
    app?.atNextSelection = { [unowned self] in self.delegate = delegate }
  }

  func setRelay() {
    lastRelay = nil
    guard let target = delegate else { return }
    let relay = OpaqueForwarder(
      to: target, objectClass: OpaqueForwarder.classObject, swallowingQuestions: false,
      note: { _ in })
    relays.append(relay)
    if let delegate = target as? DelegateParty { relayed.append(delegate) }
    lastRelay = relay
    delegate = relay
  }

  // MARK: The broadcast

  func setBroadcast(
    reversed: Bool = false, denyingApp: [Selector] = [], denyingLibrary: [Selector] = []
  ) {
    broadcastCount += 1
    var receivers = [
      BroadcastParty.Receiver(object: app, denied: denyingApp),
      BroadcastParty.Receiver(object: library, denied: denyingLibrary),
    ]
    if reversed { receivers.reverse() }
    let made = BroadcastParty(
      broadcastCount == 1 ? "bc" : "bc#\(broadcastCount)", to: receivers,
      claimsDenied: script.options.contains(.broadcastClaimsDenied), objectClass: broadcastClass)
    broadcast = made
    delegate = made
  }

  func releaseBroadcast() {
    delegate = nil
    broadcast = nil
  }

  // MARK: The reactive libraries

  /// The proxy, which is as it is where a failed check has stopped the library.
  @discardableResult
  func proxy() -> DelegateProxy? {
    if host.reactive.isStopped { return host.reactive.proxy }
    return ScriptProxy.proxy(for: host, in: ScriptHost.delegateSlot)
  }

  func observe<Result>(_ message: Message<Result, ScriptHost>) {
    guard let proxy = proxy() else { return }
    if observes(message.selector) { return proxy.reset() }
    let disposable = proxy.sent(message).subscribe(onNext: { [tally] _ in tally.count("rx") })
    subscriptions.append((message.selector, disposable))
  }

  func stopObserving() { subscriptions.popLast()?.disposable.dispose() }

  /// Whether somebody observes a message through the reactive library.
  func observes(_ selector: Selector) -> Bool {
    subscriptions.contains { $0.selector == selector }
  }

  @discardableResult
  func secondProxy() -> ForeignProxy {
    let proxy = secondLibrary.proxy(for: host, in: ScriptHost.delegateSlot)
    knownSecondProxy = proxy
    return proxy
  }

  func observeAgain() {
    let proxy = secondProxy()
    if secondSubscription != nil { return }
    secondSubscription = proxy.events(of: ScriptHost.didSelect).subscribe(onNext: {
      [tally, name = secondLibrary.name] _ in tally.count(name)
    })
  }

  func stopObservingAgain() {
    secondSubscription?.dispose()
    secondSubscription = nil
  }

  /// The second library's name, where somebody observes selections through it.
  var secondObserver: String? { secondSubscription == nil ? nil : secondLibrary.name }

  func installForward(_ delegate: AnyObject?, retaining: Bool = false) {
    guard let delegate, !host.reactive.isStopped else { return }
    // The handle that this gives works once; scripts may remove again and again.
    _ = ScriptProxy.installForwardDelegate(
      delegate, retainDelegate: retaining, onProxyFor: host, in: ScriptHost.delegateSlot)
    if !host.reactive.isStopped { installed = delegate }
  }

  func removeForward() {
    if host.reactive.isStopped { return }
    host.reactive.proxy?.removeForwardDelegate(installed)
  }

  /// Whether the slot reads as the proxy.
  var slotReadsAsProxy: Bool { delegate === host.reactive.proxy }
}
