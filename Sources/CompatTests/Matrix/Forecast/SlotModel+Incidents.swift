import DelegateBridge
import Streams

/// What else happens in a cell; see ``Incident``.
extension SlotModel {
  /// Another delegate, which the app keeps alive.
  mutating func makeOther() -> Int {
    let other = make(.other)
    owned.insert(other)
    return other
  }

  /// Sets a forwarder to what the slot reads as, if that is anything that lives.
  mutating func setRelay() -> Int? {
    guard let current = living(get()) else { return nil }
    let relay = make(.party(conducts.count - 1))
    objects[relay].target = current
    owned.insert(relay)
    set(relay)
    return relay
  }

  /// Puts another delegate behind a proxy that the slot reads as.
  mutating func putBehindProxy() {
    guard let proxy = living(get()), case .takesSlot(let proxying) = conduct(of: proxy) else {
      return
    }
    objects[proxy].target = makeOther()
    if !proxying.takesSlotAlways {
      reinstall(proxy, proxying)
    } else if !proxying.clearsSlot {
      set(proxy)
    }
  }

  /// Another host of the class tells a delegate of its own: the hooks do there what they do here, with
  /// objects of their own, and count together.
  mutating func useOtherHost(sendsExtra: Bool) {
    var other = SlotModel(
      names: names.dropLast(), conducts: conducts.dropLast(), circumstances: circumstances)
    other.hooks = hooks
    other.counts = counts
    other.instrumented = instrumented
    other.set(other.makeOther())
    other.beUsed(sendsExtra: sendsExtra)
    counts = other.counts
    instrumented = other.instrumented
    otherCount += other.otherCount
    for violation in other.violations { report(violation.kind, violation.parties) }
  }

  /// The host tells its delegate about one of each kind of event.
  mutating func beUsed(sendsExtra: Bool) {
    send(.select)
    send(.scroll)
    if sendsExtra { send(.extra) }
  }

  /// Somebody hears of the event, and sets another delegate if that is to happen.
  mutating func hear(_ event: Event) {
    guard event == .select, let other = handsOver else { return }
    handsOver = nil
    set(other)
  }
}
