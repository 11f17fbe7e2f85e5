import Streams

/// What everybody is to get in a cell by the laws, whatever the physical chain looks like: each party
/// that is there each event once, and the delegate what leads to it.
@MainActor
struct Dues {
  private let cell: Cell
  private(set) var counts: Counts

  private var hooks: Set<Int> = []
  private var observed: [Int: Int] = [:]

  /// The app's delegate, and what stands in front of it by the place of the party, inner ones first.
  private var ranks: [Delegate] = [.app]

  /// These and those that have left.
  private var everybody: [Delegate] = [.app]
  private var next: [Delegate: Delegate] = [:]
  private var owned: Set<Delegate> = [.app]
  private var dead: Set<Delegate> = []

  /// What was set last as the delegate.
  private var delegate: Delegate?

  /// Whether the slot, a strong one, keeps that alive.
  private var isHeld = false

  /// Whether a reactive proxy was set last.
  private var readsAsProxy = false

  /// What was there before a `nil` that nobody has looked at yet.
  private var undone: Delegate?

  /// Whether that is kept alive until somebody looks.
  private var isUndoneHeld = false

  private enum Delegate: Hashable {
    case app
    case standIn(Int)
  }

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
    case .dropStandIns: owned = owned.filter { $0 == .app || isHost($0) }
    case .dropApp: owned.remove(.app)
    case .send: send()
    }
    bury()
  }

  private mutating func install(_ party: Int) {
    switch cell.parties[party].conduct {
    case .wraps, .instruments:
      hooks.insert(party)
      counts.received[party] = [0]
    case .takesSlot(let proxying):
      if proxying.clearsSlot, proxying.takesSlotAlways { letGo() }
      readsAsProxy = true
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
      readsAsProxy = false
    } else {
      undone = delegate ?? undone
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
    readsAsProxy = true
    observed[party, default: 0] += 1
    counts.received[party].append(0)
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
    guard observed.removeValue(forKey: party) != nil, proxying.takesSlotAlways else { return }
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
    readsAsProxy = true
  }

  private mutating func send() {
    if undone != nil { readsAsProxy = false }
    undone = nil
    let living = delegate.flatMap { dead.contains($0) ? nil : $0 }
    if living != nil || !observed.isEmpty {
      for hook in hooks { counts.received[hook][0] += 1 }
    }
    for (party, observers) in observed {
      for observer in 0..<observers { counts.received[party][observer] += 1 }
    }
    var reached = living
    var passesExtra = true
    while let delegate = reached {
      reached = next[delegate].flatMap { dead.contains($0) ? nil : $0 }
      switch delegate {
      case .app:
        counts.app += 1
        if passesExtra, cell.extraReceiver != nil { counts.extra += 1 }
      case .standIn(let party):
        counts.received[party][0] += 1
        if case .standsIn(let standIn) = cell.parties[party].conduct {
          passesExtra = passesExtra && standIn.passesOnEverything
        }
      }
    }
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
    guard case .standIn(let party) = delegate,
      case .standsIn(let standIn) = cell.parties[party].conduct
    else { return false }
    return standIn.isHost
  }
}
