package import Streams

/// What a cell is to end with where no bridge helps, by the rules of ``SlotModel``.
package struct Forecast {
  /// What goes wrong: the kinds and the parties.
  package private(set) var violations: [Violation] = []

  /// What everybody got.
  private(set) var outcome: Outcome

  /// Works a cell out.
  @MainActor
  package init(of cell: Cell) {
    let conducts = cell.parties.map(\.conduct)
    var model = SlotModel(
      names: cell.parties.map(\.name), conducts: conducts, circumstances: cell.circumstances)
    outcome = Outcome(parties: cell.parties.count)
    var wanted: Int?
    var come: Set<Int> = []
    for step in cell.steps {
      switch step {
      case .setDelegate:
        wanted = model.delegate
        model.set(wanted)
      case .setNil:
        wanted = nil
        model.set(nil)
      case .install(let party):
        come.insert(party)
        model.install(party)
        wanted = model.identity(of: party) ?? wanted
      case .use(let party):
        model.use(party)
        wanted = model.identity(of: party) ?? wanted
      case .remove(let party): model.remove(party)
      case .setOther:
        wanted = model.makeOther()
        model.set(wanted)
      case .setRelay: wanted = model.setRelay() ?? wanted
      case .setTaker: wanted = model.setTaker() ?? wanted
      case .setLoop: wanted = model.setLoop()
      case .putBack: model.putBack()
      case .putBehindProxy: model.putBehindProxy()
      case .useOtherHost: model.useOtherHost(sendsExtra: cell.extraReceiver != nil)
      case .read, .leadInside, .installBridge, .removeBridge: break
      case .dropStandIns: model.dropStandIns()
      case .dropApp: model.dropApp()
      case .send: model.beUsed(sendsExtra: cell.extraReceiver != nil)
      case .sendHandingOver:
        let other = model.makeOther()
        model.handsOver = other
        model.beUsed(sendsExtra: cell.extraReceiver != nil)
        if model.handsOver == nil { wanted = other }
        model.handsOver = nil
      }
      if model.isOver { break }
      outcome.counts.app = model.appCount
      outcome.counts.extra = model.extraCount
      outcome.counts.other = model.strangerCount
      outcome.counts.received = cell.parties.indices.map {
        come.contains($0) ? model.received($0) : []
      }
      if step == .send, outcome.reading == nil {
        let (found, wanted) = (model.get(), model.living(wanted))
        outcome.reading = Outcome.Reading(
          found: model.name(of: found), wanted: model.name(of: wanted), isRight: found == wanted)
      }
    }
    outcome.isComplete = !model.isOver
    violations = (model.violations + outcome.brokenLaws(of: cell)).distinct()
  }

  /// What everybody got, by the names of the receivers.
  @MainActor
  package func deliveries(in cell: Cell) -> [String: Int] { outcome.counts.deliveries(in: cell) }
}

extension SlotModel {
  /// A party comes onto the host.
  fileprivate mutating func install(_ party: Int) {
    switch conducts[party] {
    case .takesSlot(let proxying):
      lookUp(party, proxying)
      if circumstances.observers > 0 { observe(.select, party, proxying) }
    case .standsIn: stand(party)
    case .wraps, .instruments: hooks.append(party)
    }
  }

  /// A party is used once more.
  fileprivate mutating func use(_ party: Int) {
    guard case .takesSlot(let proxying) = conducts[party] else { return }
    lookUp(party, proxying)
    observe(.scroll, party, proxying)
  }

  /// A party leaves.
  fileprivate mutating func remove(_ party: Int) {
    switch conducts[party] {
    case .takesSlot(let proxying): dispose(party, proxying)
    case .standsIn: withdraw(party)
    case .wraps, .instruments: hooks.removeAll { $0 == party }
    }
  }

  /// The object that has to read back after `party` was the last to set the slot.
  fileprivate func identity(of party: Int) -> Int? {
    switch conducts[party] {
    case .takesSlot: kept[party]?.first
    case .standsIn: delegate
    case .wraps, .instruments: nil
    }
  }

  fileprivate func received(_ party: Int) -> [Int] {
    switch conducts[party] {
    case .wraps, .instruments, .standsIn: [counts[party, default: 0]]
    case .takesSlot: [Event.select, .scroll].compactMap { elements[party]?[$0] }
    }
  }
}
