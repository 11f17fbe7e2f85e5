import DelegateBridge
import Streams

extension SlotModel {
  /// The host tells its delegate about `event`, if that claimed it.
  mutating func send(_ event: Event) {
    guard !isOver else { return }
    if circumstances.slot == .unsafe, let slot, !isUsable(slot) { return }
    guard isClaimed(event), !isOver, let object = living(slot) else { return }
    deliver(event, to: object)
  }

  private mutating func isClaimed(_ event: Event) -> Bool {
    if circumstances.caching != .never, let known = claims[event] { return known }
    guard let object = living(slot) else { return false }
    let answer = answers(object, .responds(event))
    if circumstances.caching == .atFirstUse { claims[event] = answer }
    return answer
  }

  /// `trail` are the objects that are passing the event on right now.
  private mutating func deliver(_ event: Event, to object: Int, after trail: [Int] = []) {
    guard !isOver else { return }
    if let start = trail.firstIndex(of: object) {
      return report(.forwardingCycle, noticed(in: trail[start...]))
    }
    let trail = trail + [object]
    let origin = objects[object].origin
    if event == .select { countIn(object) }
    switch origin {
    case .app: deliverToApp(event)
    case .other: deliverToOther(event)
    case .party(let party):
      // The sender holds the receiver.
      holding(object) { $0.deliver(event, to: object, of: party, after: trail) }
    }
  }

  /// Those in a ring of whom one hears: the first who passes on by hand says so himself, before
  /// anybody else notices.
  private func noticed(in ring: ArraySlice<Int>) -> [String] {
    let first = ring.first { isByHand($0) }
    return (first.map { [$0] } ?? Array(ring)).map { name(of: $0) }
  }

  private func isByHand(_ object: Int) -> Bool {
    guard case .standsIn(let standIn) = conduct(of: object) else { return false }
    return !standIn.passesOnEverything && !standIn.isHost
  }

  private mutating func deliver(
    _ event: Event, to object: Int, of party: Int, after trail: [Int]
  ) {
    let target = living(objects[object].target)
    switch conducts[party] {
    case .instruments: break
    case .takesSlot(let proxying):
      let isObserved = observed[party]?.contains(event) ?? false
      if isObserved { elements[party]?[event]? += 1 }
      if isObserved, !proxying.tellsLast { hear(event) }
      // Whoever heard of it may have changed who that is.
      if let target = living(objects[object].target) { pass(event, to: target, after: trail) }
      if isObserved, proxying.tellsLast { hear(event) }
    case .standsIn(let standIn):
      if event == .select {
        counts[party, default: 0] += 1
        if let target { deliver(event, to: target, after: trail) }
      } else if standIn.passesOnEverything {
        if let target { pass(event, to: target, after: trail) }
      } else {
        report(.unrecognizedSelector, [names[party]])
      }
    case .wraps(let wrapping):
      if event == .select { counts[party, default: 0] += 1 }
      if wrapping.isBlind {
        if let target { deliver(event, to: target, after: trail) }
      } else if event == .select {
        if let target { pass(event, to: target, after: trail) }
      } else if let target, recognizes(event, target) {
        deliver(event, to: target, after: trail)
      } else {
        report(.unrecognizedSelector, [names[party]])
      }
    }
  }

  /// Delivers to a target that is asked first.
  private mutating func pass(_ event: Event, to target: Int, after trail: [Int]) {
    if answers(target, .responds(event)) { deliver(event, to: target, after: trail) }
  }

  private mutating func deliverToApp(_ event: Event) {
    switch event {
    case .select:
      appCount += 1
      hear(event)
    case .extra: extraCount += 1
    case .height: break
    case .scroll: report(.unrecognizedSelector, ["app"])
    }
  }

  private mutating func deliverToOther(_ event: Event) {
    if event == .select {
      otherCount += 1
    } else if !isQuestion(.responds(event)) {
      report(.unrecognizedSelector, ["other"])
    }
  }

  /// Counts for the parties that count in what was set; a class that was made for an object has the
  /// methods of its own class too.
  private mutating func countIn(_ object: Int) {
    let isSwapped = swapped.values.contains { $0.contains(object) }
    for (party, classes) in instrumented {
      counts[party, default: 0] += classes.count {
        $0.origin == objects[object].origin && (isSwapped || !$0.isSwapped)
      }
    }
    for (party, known) in swapped where known.contains(object) {
      counts[party, default: 0] += 1
    }
  }

  /// Whether an invocation that reaches `object` gets past it: a reactive proxy takes any, a wrapper
  /// what its target takes.
  private func recognizes(_ event: Event, _ object: Int) -> Bool {
    switch conduct(of: object) {
    case nil: return ownAnswer(of: object, to: .responds(event)) ?? false
    case .takesSlot: return true
    case .instruments: return false
    case .standsIn(let standIn): return standIn.passesOnEverything
    case .wraps(let wrapping):
      if wrapping.isBlind { return true }
      guard let target = living(objects[object].target) else { return false }
      return recognizes(event, target)
    }
  }
}
