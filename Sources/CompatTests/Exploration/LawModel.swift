import Streams

/// What the laws say of one bridged slot: what it reads as, who is the delegate, who gets what, in
/// which order.
///
/// The sixteen laws in a page. It follows a script from its operations alone and knows nothing of how
/// a bridge goes about it.
struct LawModel {
  /// What reads as the delegate.
  enum Occupant: Hashable {
    case app, app2, host, proxy, secondProxy

    /// The forwarder without a name that was set last.
    case relay
  }

  /// What a forwarder without a name leads to in the end.
  private enum Target {
    case app, app2, proxy, nobody
  }

  let script: Script

  private(set) var occupant: Occupant?

  /// The hooks on the setter, in the order in which they were exchanged.
  private(set) var trackers: [Script.Operation] = []

  /// What is observed through the reactive library, in the order in which that began.
  private(set) var observed: [Selector] = []

  private(set) var isObservedAgain = false

  /// How many rings somebody tried to close.
  private(set) var rings = 0

  /// The app's delegate that gets messages in the end.
  private(set) var delegate: Occupant?

  private var hasSecondProxy = false
  private var relayTarget = Target.nobody
  private var appIsReleased = false
  private var appIsRelayed = false

  /// Whether nobody but the slot keeps the delegate alive.
  var delegateIsHeldBySlot: Bool { delegate == .app && appIsReleased && !appIsRelayed }

  /// Whether the slot has kept the delegate since that was set.
  private var isHeld = false

  init(_ script: Script) {
    self.script = script
  }

  @MainActor
  mutating func apply(_ operation: Script.Operation) {
    switch operation {
    case .hookA, .hookB: toggle(operation)
    case .setApp: set(appIsReleased ? nil : .app)
    case .setApp2: set(.app2)
    case .setNil: set(nil)
    case .setHost: set(.host)
    case .setRelay: setRelay()
    case .releaseApp: releaseApp()
    case .proxy: occupant = .proxy
    case .observeSelection: observe(ScriptHost.didSelect)
    case .observeScrolling: observe(ScriptHost.didScroll)
    case .observeHeights: observe(ScriptHost.height)
    case .observeShaking: observe(ScriptHost.didShake)
    case .stopObserving: _ = observed.popLast()
    case .secondProxy: lookUpAgain()
    case .observeSelectionAgain:
      lookUpAgain()
      isObservedAgain = true
    case .stopObservingAgain: stopObservingAgain()
    case .renewHost:
      set(nil)
      observed = []
      isObservedAgain = false
      hasSecondProxy = false
      appIsReleased = false
      appIsRelayed = false
    // What sends, reads, or puts back what was there, changes nothing; nor do hooks on the getter.
    default: break
    }
  }

  /// The second library's proxy takes the slot when its last observer goes, whoever is there.
  private mutating func stopObservingAgain() {
    if isObservedAgain { takeSlotAgain() }
    isObservedAgain = false
  }

  /// The second library's proxy takes the slot when it is made; later it finds itself there.
  private mutating func lookUpAgain() {
    if !hasSecondProxy { takeSlotAgain() }
    hasSecondProxy = true
    occupant = .secondProxy
  }

  /// The second library's proxy clears the slot, which lets go of who is there, and sets itself.
  private mutating func takeSlotAgain() {
    let clears = !script.options.contains(.secondLibraryTellsLast)
    if clears, occupant != .proxy, occupant != .secondProxy { isHeld = false }
    if !isHeld, delegateIsHeldBySlot { delegate = nil }
    occupant = .secondProxy
  }

  private mutating func toggle(_ hook: Script.Operation) {
    if trackers.contains(hook) {
      trackers.removeAll { $0 == hook }
    } else {
      trackers.append(hook)
    }
  }

  private mutating func set(_ occupant: Occupant?) {
    self.occupant = occupant
    isHeld = true
    delegate = occupant == .app || occupant == .app2 ? occupant : nil
  }

  private mutating func setRelay() {
    switch occupant {
    case nil: return
    case .app:
      relayTarget = .app
      appIsRelayed = true
    case .app2: relayTarget = .app2
    case .host: relayTarget = .nobody
    case .proxy, .secondProxy: relayTarget = .proxy
    case .relay: break
    }
    occupant = .relay
    switch relayTarget {
    case .app: delegate = .app
    case .app2: delegate = .app2
    case .nobody: delegate = nil
    case .proxy:
      // It comes in front of the delegate that it displaced, as far as that still lives.
      if delegateIsHeldBySlot { delegate = nil }
      isHeld = true
      rings += 1
    }
  }

  /// The app lets go of its delegate, which dies unless the slot or a forwarder keeps it alive.
  private mutating func releaseApp() {
    appIsReleased = true
    if delegateIsHeldBySlot, isHeld, script.slot == .strong { return }
    if appIsRelayed { return }
    if delegate == .app { delegate = nil }
    if occupant == .app { occupant = nil }
  }

  @MainActor
  private mutating func observe<Result>(_ message: Message<Result, ScriptHost>) {
    occupant = .proxy
    if !observed.contains(message.selector) { observed.append(message.selector) }
  }
}
