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

  /// Those who take the slot in an incident: the forwarder that answers nothing about itself, and
  /// somebody who does it by hand.
  static let strangers: [(name: String, conduct: Conduct)] = [
    (World.relayName, .wraps(Wrapping(isBlind: true))),
    (World.takerName, .standsIn(StandIn(passesOnEverything: false))),
  ]

  /// Sets what the slot reads as, if that is anything that lives.
  mutating func putBack() {
    if let current = living(get()) { set(current) }
  }

  /// Sets a forwarder to what the slot reads as, if that is anything that lives.
  mutating func setRelay() -> Int? { setStranger(names.count - 2) }

  /// Somebody takes the slot by hand, in front of what it reads as, if that is anything that lives.
  mutating func setTaker() -> Int? { setStranger(names.count - 1) }

  private mutating func setStranger(_ party: Int) -> Int? {
    guard let current = living(get()) else { return nil }
    let stranger = makeStranger(party)
    objects[stranger].target = current
    set(stranger)
    return stranger
  }

  /// Somebody is set who passes the event on to what is really in the slot then.
  mutating func setLoop() -> Int {
    let taker = makeStranger(names.count - 1)
    set(taker)
    objects[taker].target = living(content)
    return taker
  }

  private mutating func makeStranger(_ party: Int) -> Int {
    let stranger = make(.party(party))
    owned.insert(stranger)
    return stranger
  }

  /// How often another delegate got the event, or who took the slot by hand.
  var strangerCount: Int { otherCount + counts[names.count - 1, default: 0] }

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
      names: names.dropLast(Self.strangers.count),
      conducts: conducts.dropLast(Self.strangers.count), circumstances: circumstances)
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
