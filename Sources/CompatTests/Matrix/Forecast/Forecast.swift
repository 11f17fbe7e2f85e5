package import Streams

/// What a cell is to end with where no bridge helps, by the rules of ``SlotModel``.
package struct Forecast {
  /// What goes wrong: the kinds and the parties.
  package private(set) var violations: [Violation] = []

  /// What everybody got.
  package private(set) var outcome: Outcome

  /// Works a cell out.
  @MainActor
  package init(of cell: Cell) {
    var model = SlotModel(
      names: cell.parties.map(\.name), conducts: cell.parties.map(\.conduct), ownership: cell.slot)
    outcome = Outcome(app: 0, received: cell.parties.map { _ in [] })
    var wanted: Int?
    for step in cell.steps {
      switch step {
      case .setDelegate:
        model.set(0)
        wanted = 0
      case .install(let party), .use(let party):
        model.come(party, again: step == .use(party))
        wanted = model.proxyInSlot(of: party) ?? wanted
      case .send:
        model.send(.select)
        model.send(.scroll)
      }
      if model.isOver { break }
      outcome.app = model.appCount
      outcome.received = cell.parties.indices.map(model.received)
    }
    if !model.isOver {
      let found = model.get()
      outcome.reading = Outcome.Reading(
        found: model.name(of: found), wanted: model.name(of: wanted), isRight: found == wanted)
    }
    violations = (model.violations + outcome.brokenLaws(of: cell)).distinct()
  }
}

extension SlotModel {
  /// A party comes onto the host, or is used once more.
  fileprivate mutating func come(_ party: Int, again: Bool) {
    switch conducts[party] {
    case .takesSlot: observe(again ? .scroll : .select, party)
    case .wraps, .instruments: if !again { hooks.append(party) }
    }
  }

  fileprivate func proxyInSlot(of party: Int) -> Int? {
    guard case .takesSlot = conducts[party] else { return nil }
    return kept[party]?.first
  }

  fileprivate func received(_ party: Int) -> [Int] {
    switch conducts[party] {
    case .wraps, .instruments: hooks.contains(party) ? [counts[party, default: 0]] : []
    case .takesSlot: [Event.select, .scroll].compactMap { elements[party]?[$0] }
    }
  }
}
