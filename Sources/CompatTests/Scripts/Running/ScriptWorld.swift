import DelegateBridge
import Streams

/// Everything that one script plays with: a host, the parties, and classes of their own for all of
/// them, so that what a script does to a class touches no other script.
@MainActor
final class ScriptWorld {
  let script: Script
  let tally = Tally()
  let host: ScriptHost
  let hooks: ScriptHooks
  let bridge: DelegateBridge?

  private(set) var app: DelegateParty?
  let app2: DelegateParty
  let library: DelegateParty
  private(set) var broadcast: BroadcastParty?
  private var broadcastCount = 0
  let broadcastClass = BroadcastParty.classObject.makeSubclass(named: "Broadcast")
  private var subscriptions: [Selector: any Disposable] = [:]
  private weak var installed: AnyObject?

  init(_ script: Script, bridged isBridged: Bool) {
    self.script = script
    let hostClass = ScriptHost.makeClass()
    hooks = ScriptHooks(script, on: hostClass, tally: tally)
    let reactive = ReactiveSettings(script, lookingThrough: hooks.lookThroughA)
    host = ScriptHost(script, objectClass: hostClass, reactive: reactive)
    bridge =
      isBridged ? DelegateBridge.install(on: hostClass, slot: ScriptHost.delegateSlot) : nil

    var messages = [ScriptHost.didSelect]
    if script.options.contains(.appTakesDisplay) { messages.append(ScriptHost.willDisplay) }
    let appClass = DelegateParty.makeClass("AppDelegate", taking: messages, height: 44)
    app = DelegateParty("app", objectClass: appClass, tally: tally)
    app2 = DelegateParty("app2", objectClass: appClass, tally: tally)
    library = DelegateParty(
      "lib",
      objectClass: DelegateParty.makeClass(
        "LibraryDelegate", taking: [ScriptHost.didScroll, ScriptHost.willDisplay], height: 60),
      tally: tally)
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

  // MARK: The reactive library

  /// The proxy, which is as it is where a failed check has stopped the library.
  @discardableResult
  func proxy() -> DelegateProxy? {
    if host.reactive.isStopped { return host.reactive.proxy }
    return ScriptProxy.proxy(for: host, in: ScriptHost.delegateSlot)
  }

  func observe(_ message: Message<Void, ScriptHost>) {
    guard let proxy = proxy() else { return }
    if subscriptions[message.selector] == nil {
      subscriptions[message.selector] = proxy.sent(message).subscribe(onNext: { [tally] _ in
        tally.count("rx")
      })
    } else {
      proxy.reset()
    }
  }

  /// Whether somebody observes a message through the reactive library.
  func observes(_ selector: Selector) -> Bool { subscriptions[selector] != nil }

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
