import Streams

/// A party's stay in a slot: it comes in place of what is there, has the host ask again when what it
/// claims has changed, and when it leaves puts back what would be there without it.
///
/// All of it goes through the accessors, so that it does not matter who else is on the slot, and
/// whether that is bridged.
@MainActor
final class SlotOccupancy {
  private weak var host: MessageObject?
  private let slot: DelegateSlot

  /// What was read from the slot before, if that was a reactive proxy.
  private weak var proxy: AnyObject?
  private var delegateReference: DelegateReference
  private var claimed: [Bool] = []
  private lazy var key = AssociationKey("occupancy \(ObjectIdentifier(self).hashValue)")

  init(of host: MessageObject, _ slot: DelegateSlot) {
    self.host = host
    self.slot = slot
    delegateReference = DelegateReference(nil, .weak)
  }

  /// How the slot holds its object.
  var ownership: SlotOwnership { storage?.ownership ?? .weak }

  /// The delegate that was in the slot before, held as the slot does; where reactive proxies were in
  /// front of it, the one behind them.
  var delegate: AnyObject? { delegateReference.object }

  /// Whether messages from the slot lead to `party`, as far as can be told.
  func leads(to party: AnyObject) -> Bool {
    current.map { MessageObject.does($0, wrap: party) } ?? false
  }

  /// Puts `party` into the slot, unless it is there, and remembers what was.
  ///
  /// The host keeps the party alive until it leaves.
  ///
  /// - Parameters:
  ///   - party: The party.
  ///   - prepare: Runs before, with the delegate that was there.
  func enter(_ party: AnyObject, prepare: (_ delegate: AnyObject?) -> Void = { _ in }) {
    guard let host, !leads(to: party) else { return }
    let proxies = current.map(Downstream.proxies) ?? []
    let first = proxies.isEmpty ? current : proxies.last?.target
    proxy = proxies.first?.proxy
    delegateReference = DelegateReference(first.map(Identity.of), ownership)
    prepare(delegate)
    host[associated: key] = party
    claimed = claims(of: party)
    slot.set(party, of: host)
  }

  /// Takes `party` out of the slot, or out from behind the party in front of it, in favour of
  /// `remaining`.
  ///
  /// A slot that does not lead to it is left alone. So is one that leads to it through something that
  /// cannot be told to forward to somebody else; then the host keeps the party alive.
  func leave(_ party: AnyObject, to remaining: AnyObject?) {
    guard let host, let current else { return }
    if Identity.of(current) === party {
      slot.set(remaining, of: host)
      if let proxy { slot.set(proxy, of: host) }
    } else if let inFront = Downstream.party(before: party, from: current) {
      guard retarget(inFront, from: party, to: remaining) else { return }
    } else {
      return
    }
    proxy = nil
    delegateReference = DelegateReference(nil, .weak)
    host[associated: key] = nil
  }

  private func retarget(
    _ inFront: AnyObject, from party: AnyObject, to remaining: AnyObject?
  ) -> Bool {
    if let inFront = inFront as? any Retargeting {
      inFront.target = remaining
    } else if let inFront = ReactiveLink(inFront) {
      inFront.pass(to: remaining)
    } else {
      return false
    }
    return true
  }

  /// Has the host ask again, if `party` is in the slot and claims something else than it did.
  ///
  /// Where something else is in front of the party, having read the slot has to do: a bridge takes
  /// that as an occasion to look.
  func refresh(_ party: AnyObject) {
    guard let host, let current else { return }
    let now = claims(of: party)
    guard now != claimed || storage == nil else { return }
    claimed = now
    guard Identity.of(current) === party else { return }
    slot.set(nil, of: host)
    slot.set(party, of: host)
  }

  private var storage: SlotStorage? { host.flatMap { slot.storage.send(to: $0) } }

  private var current: AnyObject? { host.flatMap { slot.object(of: $0) } }

  private func claims(of party: AnyObject) -> [Bool] {
    storage?.optionalMessages.map { MessageObject.responds(party, to: $0) } ?? []
  }
}
