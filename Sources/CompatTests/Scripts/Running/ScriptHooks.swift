import DelegateBridge
import Streams

/// The hooks that a script may install, prepared for one class of hosts.
@MainActor
final class ScriptHooks {
  private let script: Script
  private let trackerA: TrackingHook
  private let trackerB: TrackingHook
  private let forwardingTarget: TrackingHook
  private let classTracking: SetterHook
  private let clientBridge: SetterHook
  private var subscriptions: [any Disposable] = []

  init(_ script: Script, on host: ObjectClass, tally: Tally) {
    self.script = script
    let options = script.options
    let slot = ScriptHost.delegateSlot
    let marker = Selector("is_a")

    func tracker(_ name: String, _ label: String, marker: Selector?) -> TrackingHook {
      let skipsProxy = options.contains(.trackersSkipProxy) && name != "ft"
      var count = 0
      return TrackingHook(
        on: host, slot: slot, named: name,
        recording: name == "ft" ? [] : [ScriptHost.didSelect],
        behaviour: name == "ft" ? TrackingHook.Behaviour() : TrackingHook.Behaviour(options),
        marker: marker,
        passing: { skipsProxy && MessageObject.responds($0, to: ScriptProxy.marker) },
        makeName: {
          count += 1
          return "\(label)#\(count)"
        })
    }
    trackerA = tracker("a", "trackA", marker: marker)
    trackerB = tracker("b", "trackB", marker: options.contains(.sharedMarker) ? marker : nil)
    forwardingTarget = tracker("ft", "trackFT", marker: marker)
    forwardingTarget.countAtForwardingTarget(in: tally)

    let classes = ClassTracking(ScriptHost.didSelect) { tally.count("trackFC") }
    classTracking = SetterHook("fc", on: host, in: slot) { _, object, original in
      if let object { classes.track(object) }
      original(object)
    }
    let bridgeClass = ClientBridge.makeClass(counting: ScriptHost.didSelect) {
      tally.count("bridge")
    }
    var bridges = 0
    clientBridge = .clientBridge(
      of: bridgeClass,
      named: {
        bridges += 1
        return bridges == 1 ? "bridge" : "bridge#\(bridges)"
      }, isOpaque: options.contains(.opaqueBridge), on: host, in: slot)
    wrapperClasses =
      [trackerA, trackerB, forwardingTarget].map(\.proxyClass) + [bridgeClass]
    for hook in [trackerA, trackerB, forwardingTarget] {
      if !options.isDisjoint(with: [.trackersTakeAnything, .runtimeSignatures]) {
        hook.takeAnything()
      }
      subscriptions.append(hook.records.subscribe(onNext: { tally.count($0.proxy) }))
    }
  }

  /// The classes of everything that the hooks put into the slot.
  let wrapperClasses: [ObjectClass]

  /// The names under which the hooks call the original setter.
  static let setters = ["a", "b", "ft", "fc", "c"].map {
    Selector("\($0)_\(ScriptHost.delegateSlot.setter.selector)")
  }

  /// Installs the hook that the operation is about; false for another operation.
  func install(_ operation: Script.Operation) -> Bool {
    switch operation {
    case .hookA: trackerA.exchangeSetter()
    case .hookB: trackerB.exchangeSetter()
    case .hookGetterA: trackerA.exchangeGetter()
    case .hookGetterB: trackerB.exchangeGetter()
    case .hookForwardingTarget: forwardingTarget.exchangeSetter()
    case .hookDelegateClass: classTracking.exchange()
    case .hookClientBridge: clientBridge.exchange()
    default: return false
    }
    return true
  }

  /// The object behind `object` if that is a tracker of A and the reactive library looks through it.
  func lookThroughA(_ object: AnyObject) -> AnyObject? {
    guard script.options.contains(.proxyLooksThroughA), let proxy = object as? TrackingProxy,
      proxy.objectClass.isSubclass(of: trackerA.proxyClass)
    else { return nil }
    return proxy.target
  }
}

extension TrackingHook.Behaviour {
  /// The behaviour that a script asks for.
  fileprivate init(_ options: Set<Script.Option>) {
    self.init()
    // Where options contradict each other, the later line wins.
    if options.contains(.recognisedByKind) { recognition = .kind }
    if options.contains(.recognisedByClass) { recognition = .type }
    if options.contains(.trackersNotKept) { retention = .none }
    if options.contains(.keptBeforeSet) { retention = .latestEarly }
    if options.contains(.allTrackersKept) { retention = .all }
    reusesProxy = options.contains(.reusedTracker)
    forgetsAtNil = options.contains(.droppedAtNil)
    retainsTarget = options.contains(.strongTargets)
  }
}

extension TrackingHook {
  /// Makes the hook's trackers take invocations that nobody behind them knows.
  fileprivate func takeAnything() {
    let question = RootMessages.recognizes
    proxyClass.addMethod(question.selector, question.implementation { _, _, _ in true })
  }

  /// Makes the hook's trackers count selections when they are asked where those are to go.
  fileprivate func countAtForwardingTarget(in tally: Tally) {
    let question = RootMessages.forwardingTarget
    proxyClass.addMethod(
      question.selector,
      question.implementation { receiver, _, selector in
        guard let proxy = receiver as? TrackingProxy, selector == ScriptHost.didSelect.selector
        else { return nil }
        tally.count(proxy.partyName)
        return proxy.target
      })
  }
}
