public import Streams

/// The host that every cell of the matrix puts its parties on: a control with one delegate slot, two
/// events that it tells its delegate about, a value that it asks for, and one message of each other
/// kind.
public final class ProbeHost: MessageObject, HasDelegate {
  /// An item was chosen.
  ///
  /// Trackers count this one.
  public static let didSelect = Message<Void, ProbeHost, Int>("probe(_:didSelect:)") {
    (delegate: any ProbeDelegate, host, item) in delegate.probe(host, didSelect: item)
  }

  /// The contents moved, which the app does not care about.
  public static let didScroll = Message<Void, ProbeHost>("probeDidScroll(_:)")

  /// How high an item is to be.
  public static let height = Message<Int, ProbeHost, Int>("probe(_:heightOf:)", default: 0) {
    (delegate: any ProbeHeightDelegate, host, item) in delegate.probe(host, heightOf: item)
  }

  /// An item was highlighted: a notification that a delegate may take.
  static let didHighlight = Message<Void, ProbeHost, Int>("probe(_:didHighlight:)") {
    (delegate: any ProbeHighlightDelegate, host, item) in delegate.probe(host, didHighlight: item)
  }

  /// Whether to go on, which the delegate says by calling the completion handler.
  static let decide = Message<Void, ProbeHost, @MainActor (Bool) -> Void>("probe(_:decide:)") {
    (delegate: any ProbeDecisionDelegate, host, decide) in delegate.probe(host, decide: decide)
  }

  /// The host was turned: a notification that no protocol declares.
  static let didTurn = Message<Void, ProbeHost>("probeDidTurn(_:)")

  private let storage: SlotStorage
  private let extra: ExtraMessage

  /// Another host that does what there is to do instead of this one.
  var inner: ProbeHost?

  private let tally: AppTally

  init(
    _ ownership: SlotOwnership, caching: ClaimCaching, extra: ExtraMessage, tally: AppTally,
    objectClass: ObjectClass
  ) {
    storage = SlotStorage(
      ownership, caching: caching, optionalMessages: Self.optionalMessages(beside: extra))
    self.extra = extra
    self.tally = tally
    super.init()
    self.objectClass = objectClass
    storage.onClaimsRefreshed = { [unowned self] in claimRounds += 1 }
  }

  /// What the host asks about when its delegate is set.
  private static func optionalMessages(beside extra: ExtraMessage) -> [Selector] {
    let usual = [didSelect.selector, height.selector, didScroll.selector]
    return switch extra {
    case .required, .result, .undeclared: usual
    case .optional: usual + [didHighlight.selector]
    case .completion: usual + [decide.selector]
    }
  }

  /// The accessors of the slot.
  public override class var methods: Methods {
    Methods(ProbeHost.self) { $0.slot(.delegate) { $0.storage } }
  }

  /// The delegate as the app sees it.
  public var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// What is really in the slot.
  var occupant: AnyObject? { storage.object }

  /// How often the host has asked what its delegate takes, as far as it asks when that is set.
  private(set) var claimRounds = 0

  /// Does what a user would do: chooses an item and scrolls, and what else there is to be done.
  func beUsed() {
    if let inner { return inner.beUsed() }
    storage.send(Self.didSelect, self, 1)
    storage.send(Self.didScroll, self)
    switch extra {
    case .required: break
    case .optional: storage.send(Self.didHighlight, self, 1)
    case .undeclared: storage.send(Self.didTurn, self)
    case .result:
      if storage.send(Self.height, self, 1) == ProbeApp.height { tally.extras += 1 }
    case .completion:
      storage.send(Self.decide, self) { [tally] isToGoOn in if isToGoOn { tally.extras += 1 } }
    }
  }
}
