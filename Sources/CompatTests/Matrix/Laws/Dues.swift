import Streams

/// What everybody is to get in a cell by the laws, whatever the physical chain looks like: each party
/// that is there each event once, and the delegate what leads to it; and what a bridge owes beyond that.
@MainActor
struct Dues {
  let cell: Cell
  private(set) var counts: Counts

  /// Who is to hear of the event, in order, each time that it is sent.
  private(set) var hearings: [[String]] = []

  /// How often the host may ask again what is claimed before each time.
  private(set) var claimRounds: [ClosedRange<Int>] = []

  /// How many rings somebody tried to close.
  private(set) var rings = 0

  private var claims = Claims()
  private var hooks: Set<Int> = []

  /// The observers that each party has.
  private(set) var observed: [Int: Set<Int>] = [:]

  /// The app's delegate, and what stands in front of it by the place of the party, inner ones first.
  private var ranks: [Delegate] = [.app]

  /// These and those that have left.
  private var everybody: [Delegate] = [.app]
  private var next: [Delegate: Delegate] = [:]
  private var owned: Set<Delegate> = [.app, .other, .relay, .taker]
  private var dead: Set<Delegate> = []

  /// What was set last as the delegate.
  private var delegate: Delegate?

  /// Whether the slot, a strong one, keeps that alive.
  private var isHeld = false

  /// Whether a reactive proxy was set last.
  private var readsAsProxy: Bool { reader != nil }

  /// The reactive library whose proxy was set last, unless something else was since.
  private var reader: Int?

  /// The one whose proxy brought the delegate.
  private(set) var innermost: Int?

  /// What was there before a `nil` that nobody has looked at yet.
  private var undone: Delegate?

  /// Whether that is kept alive until somebody looks.
  private var isUndoneHeld = false

  init(of cell: Cell) {
    self.cell = cell
    counts = Counts(parties: cell.parties.count)
    for step in cell.steps { perform(step) }
  }

  private mutating func perform(_ step: Cell.Step) {
    switch step {
    case .install(let party): install(party)
    case .use(let party): observe(party)
    case .remove(let party): remove(party)
    case .setDelegate: set(outermost)
    case .setNil: set(nil)
    case .dropStandIns: owned.subtract(ranks.filter { $0 != .app && !isHost($0) })
    case .dropApp: owned.remove(.app)
    case .setOther: set(.other)
    case .setRelay: setRelay()
    case .putBehindProxy: putBehindProxy()
    case .read, .leadInside: break
    case .putBack: putBack()
    case .setTaker: setTaker()
    case .setLoop: set(.taker)
    case .installBridge: claims.restart()
    case .removeBridge: removeBridge()
    case .useOtherHost:
      counts.other += 1
      for hook in hooks { counts.received[hook][0] += 1 }
    case .send:
      send()
      claimRounds.append(claims.drain())
    case .sendHandingOver: handOver()
    }
    let front = living
    bury()
    // Who has died behind something that lives on is noticed by nobody.
    claims.follow(claimed, isSilent: isDeath(step) && living == front)
  }

  private func isDeath(_ step: Cell.Step) -> Bool { step == .dropApp || step == .dropStandIns }

  private mutating func install(_ party: Int) {
    switch cell.parties[party].conduct {
    case .wraps, .instruments:
      hooks.insert(party)
      counts.received[party] = [0]
    case .takesSlot(let proxying):
      if proxying.clearsSlot, proxying.takesSlotAlways { letGo() }
      reader = party
      if cell.circumstances.observers > 0 { observe(party) }
    case .standsIn:
      counts.received[party] = [0]
      next[.standIn(party)] = outermost
      ranks.append(.standIn(party))
      everybody.append(.standIn(party))
      owned.insert(.standIn(party))
      set(.standIn(party))
    }
  }

  private mutating func set(_ new: Delegate?) {
    if let new {
      undone = nil
      delegate = new
      isHeld = true
      reader = nil
      innermost = nil
    } else {
      undone = delegate
      // A proxy that takes itself out keeps its delegate; anybody else lets go at once.
      isUndoneHeld = isHeld && readsAsProxy
      delegate = nil
    }
  }

  /// Somebody clears the slot, whoever is in it: what only the slot kept alive is gone.
  private mutating func letGo() {
    if readsAsProxy { return }
    isHeld = false
    isUndoneHeld = false
  }

  private mutating func observe(_ party: Int) {
    guard cell.parties[party].observes else { return }
    reader = party
    observed[party, default: []].insert(counts.received[party].count)
    counts.received[party].append(0)
  }

  /// A forwarder comes in front of the delegate, or where it leads to a proxy, which has that behind
  /// it, in front of the delegate that it displaced.
  private mutating func setRelay() {
    if readsAsProxy {
      rings += 1
      delegate = living
      isHeld = true
      reader = nil
      innermost = nil
    } else if let delegate = living {
      next[.relay] = delegate
      set(.relay)
    }
  }

  /// What somebody reads and sets is held again, and nothing else changes.
  private mutating func putBack() {
    if !readsAsProxy, living != nil { isHeld = true }
  }

  /// Who takes the slot by hand comes in front of the delegate, wherever he leads to.
  private mutating func setTaker() {
    guard readsAsProxy || living != nil else { return }
    next[.taker] = living
    set(.taker)
  }

  /// Whoever is put behind the proxy that the slot reads as is the delegate.
  private mutating func putBehindProxy() {
    guard let reader else { return }
    set(.other)
    self.reader = reader
    innermost = reader
  }

  private mutating func remove(_ party: Int) {
    switch cell.parties[party].conduct {
    case .wraps, .instruments: hooks.remove(party)
    case .takesSlot(let proxying): dispose(party, proxying)
    case .standsIn:
      guard let index = ranks.firstIndex(of: .standIn(party)) else { return }
      ranks.remove(at: index)
      if !isHost(.standIn(party)) { owned.remove(.standIn(party)) }
      if index < ranks.count { next[ranks[index]] = ranks[..<index].last { !dead.contains($0) } }
      set(outermost)
    }
  }

  private mutating func dispose(_ party: Int, _ proxying: Proxying) {
    guard let observers = observed[party] else { return }
    for observer in observers.sorted() {
      observed[party]?.remove(observer)
      claims.follow(claimed)
    }
    observed[party] = nil
    guard proxying.takesSlotAlways else { return }
    if proxying.clearsSlot {
      letGo()
      // `nil` said twice is meant.
      if delegate == nil { undone = nil }
    }
    if delegate == nil {
      // `nil` and then a proxy that sets itself is how a proxy takes itself out and comes back.
      delegate = undone
      isHeld = isUndoneHeld
    }
    undone = nil
    reader = party
  }

  /// Without the bridge a proxy is in the slot, if there is one, which keeps nobody behind it alive.
  private mutating func removeBridge() {
    if cell.parties.contains(where: \.observes) { isHeld = false }
  }

  /// The event goes to whom it set out for, and what comes after it to the new delegate.
  private mutating func handOver() {
    let (extras, selections) = (counts.extra, counts.app)
    send()
    guard counts.app > selections || !observed.isEmpty else { return }
    counts.extra = extras
    set(.other)
  }

  private mutating func send() {
    if undone != nil { reader = nil }
    undone = nil
    if claimed.takesEvent {
      for hook in hooks { counts.received[hook][0] += 1 }
    }
    for (party, observers) in observed {
      for observer in observers { counts.received[party][observer] += 1 }
    }
    var passesExtra = true
    for delegate in reached {
      switch delegate {
      case .app:
        counts.app += 1
        if passesExtra, cell.extraReceiver != nil { counts.extra += 1 }
      case .standIn(let party):
        counts.received[party][0] += 1
        passesExtra = passesExtra && standIn(party)?.passesOnEverything ?? false
      case .other: counts.other += 1
      case .relay: break
      case .taker: passOnByHand(&passesExtra)
      }
    }
    hearings.append(listeners)
  }

  private mutating func passOnByHand(_ passesExtra: inout Bool) {
    counts.other += 1
    passesExtra = false
    if cell.circumstances.incident == .loop { rings = 1 }
  }

  /// What was set last as the delegate, as long as it lives.
  private var living: Delegate? { delegate.flatMap { dead.contains($0) ? nil : $0 } }

  /// The delegate, and those to which it leads.
  var reached: [Delegate] {
    var reached: [Delegate] = []
    var last = living
    while let delegate = last {
      reached.append(delegate)
      last = next[delegate].flatMap { dead.contains($0) ? nil : $0 }
    }
    return reached
  }

  func standIn(_ party: Int) -> StandIn? {
    guard case .standsIn(let standIn) = cell.parties[party].conduct else { return nil }
    return standIn
  }

  private var outermost: Delegate? { ranks.last { !dead.contains($0) } }

  /// What nobody keeps alive is dead from now on; a strong slot keeps what was set.
  private mutating func bury() {
    for delegate in everybody where !owned.contains(delegate) {
      if cell.circumstances.slot == .strong, isHeld(delegate) { continue }
      dead.insert(delegate)
    }
  }

  private func isHeld(_ delegate: Delegate) -> Bool {
    isHeld && delegate == self.delegate || isUndoneHeld && delegate == undone
  }

  private func isHost(_ delegate: Delegate) -> Bool {
    guard case .standIn(let party) = delegate else { return false }
    return standIn(party)?.isHost ?? false
  }
}
