import DelegateBridge
import Streams

extension SlotModel {
  /// The host tells its delegate about `event`, if that claimed it.
  mutating func send(_ event: Event) {
    guard !isOver, claims.contains(event), let object = content, isUsable(object)
    else { return }
    deliver(event, to: object)
  }

  /// `trail` are the objects that are passing the event on right now.
  private mutating func deliver(_ event: Event, to object: Int, after trail: [Int] = []) {
    guard !isOver else { return }
    if let start = trail.firstIndex(of: object) {
      return report(.forwardingCycle, trail[start...].map { name(of: $0) })
    }
    let trail = trail + [object]
    let origin = objects[object].origin
    if event == .select {
      for (party, origins) in instrumented where origins.contains(origin) {
        counts[party, default: 0] += 1
      }
    }
    guard case .party(let party) = origin else {
      appCount += 1
      return
    }
    let target = living(objects[object].target)
    switch conducts[party] {
    case .instruments: break
    case .takesSlot:
      elements[party]?[event]? += 1
      if let target, answers(target, .responds(event)) { deliver(event, to: target, after: trail) }
    case .wraps:
      if event == .select {
        counts[party, default: 0] += 1
        if let target, answers(target, .responds(event)) {
          deliver(event, to: target, after: trail)
        }
      } else if let target, recognizes(target) {
        deliver(event, to: target, after: trail)
      } else {
        report(.unrecognizedSelector, [names[party]])
      }
    }
  }

  /// Whether an invocation that reaches `object` gets past it: a reactive proxy takes any, a wrapper
  /// what its target takes.
  private func recognizes(_ object: Int) -> Bool {
    guard case .party(let party) = objects[object].origin else { return false }
    switch conducts[party] {
    case .takesSlot: return true
    case .instruments: return false
    case .wraps(let wrapping):
      guard !wrapping.isOpaque, let target = living(objects[object].target) else { return false }
      return recognizes(target)
    }
  }
}
