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
      return report(.forwardingCycle, trail[start...].map { name(of: $0) })
    }
    let trail = trail + [object]
    let origin = objects[object].origin
    if event == .select { countIn(object) }
    guard case .party(let party) = origin else { return deliverToApp(event) }
    let target = living(objects[object].target)
    switch conducts[party] {
    case .instruments: break
    case .takesSlot:
      if observed[party]?.contains(event) ?? false { elements[party]?[event]? += 1 }
      if let target { pass(event, to: target, after: trail) }
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
    case .select: appCount += 1
    case .extra: extraCount += 1
    case .height: break
    case .scroll: report(.unrecognizedSelector, ["app"])
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
    case nil: return event != .scroll
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
