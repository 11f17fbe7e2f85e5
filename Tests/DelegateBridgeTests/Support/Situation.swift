import Streams

/// A slot, a way of tracking, and the order in which parties arrive.
struct Situation: CustomStringConvertible {
  let slot: SlotKind
  let tracker: TrackerKind
  let steps: [Step]

  /// Every order of arrival of each of a few sets of parties.
  static let all = [
    [.bridge, .hook(.alpha), .set(.plain), .observe(.rx), .observe(.rival)],
    [.bridge, .hook(.alpha), .hook(.beta), .set(.table), .observe(.rx, .undeclared)],
    [.bridge, .hook(.alpha), .set(.plain), .set(.scrolling), .observe(.rival, .optional)],
    [.bridge, .hook(.alpha), .lookUp(.rx), .observe(.rx), .observe(.rx, .decision)],
  ].flatMap { arrivals(of: $0) }

  /// A third of all, spread over orders, slots and trackers.
  static let usual = all.enumerated().filter { $0.offset % 3 == $0.offset / 3 % 3 }.map(\.element)

  /// Every order of arrival of `parties`, each on one kind of slot or some; the kinds of slots and
  /// of trackers take turns.
  static func arrivals(
    of parties: [Step], after first: [Step] = [], slotsEach: Int = 1
  ) -> [Situation] {
    var count = 0
    return permutations(of: parties).flatMap { steps in
      (0..<slotsEach).map { _ in
        defer { count += 1 }
        return Situation(
          slot: SlotKind.all[count * 5 % SlotKind.all.count],
          tracker: TrackerKind.all[count * 7 % TrackerKind.all.count], steps: first + steps)
      }
    }
  }

  /// Makes a world in this situation.
  ///
  /// What went wrong before the bridge came is over then: violations are forgotten, and parties that
  /// others displaced or cut off come back.
  @MainActor func makeWorld() -> World {
    let world = World(slot, tracker: tracker)
    for (index, step) in steps.enumerated() {
      world.perform(step)
      guard step == .bridge else { continue }
      world.recorder.drain()
      for earlier in steps[..<index] {
        if let comeback = earlier.comeback { world.perform(comeback) }
      }
    }
    return world
  }

  var description: String {
    "[\(slot); tracker: \(tracker)] \(steps.map(\.description).joined(separator: ", "))"
  }
}

/// All orders of `elements`.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}

extension Step {
  /// How the party that took this step comes back to the slot, if that was what it was about.
  fileprivate var comeback: Step? {
    switch self {
    case .set: self
    case .lookUp(let family), .observe(let family, _): .lookUp(family)
    default: nil
    }
  }
}
