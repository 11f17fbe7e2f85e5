import Streams

/// The core of a matrix: ordered stacks of one to three parties without repeats, with every hook
/// timing, getter and slot.
@MainActor
enum CoreCells {
  static func cells(of participants: [any Participant]) -> [Cell] {
    stacks(of: participants).flatMap { cells(with: $0) }
  }

  /// Stacks of one, two and three parties.
  private static func stacks(of participants: [any Participant]) -> [[any Participant]] {
    let single = participants.map { [$0] }
    let pairs = longer(single, by: participants)
    return single + pairs + longer(pairs, by: participants)
  }

  private static func longer(
    _ stacks: [[any Participant]], by participants: [any Participant]
  ) -> [[any Participant]] {
    stacks.flatMap { stack in
      participants.filter { next in
        !stack.contains { $0.name == next.name || $0.isLost(with: next) }
      }.map { stack + [$0] }
    }
  }

  private static func cells(with stack: [any Participant]) -> [Cell] {
    var cells: [Cell] = []
    for (first, hook) in timings(of: stack) {
      for observers in observers(of: stack, hook) {
        for getter in getters(of: stack) {
          for slot in SlotOwnership.allCases {
            var circumstances = Circumstances()
            circumstances.first = first
            circumstances.hook = hook
            circumstances.observers = observers
            circumstances.getter = getter
            circumstances.slot = slot
            cells += strategies(for: stack).map { Cell(stack, circumstances, $0, part: .core) }
          }
        }
      }
    }
    return cells
  }

  /// When hooks come and who comes first, as far as the order of the stack leaves it open.
  private static func timings(of stack: [any Participant]) -> [(FirstComer, HookTiming)] {
    let hasHooks = stack.contains { !$0.takesSlot }
    let hasTakers = stack.contains(where: \.takesSlot)
    let isShort = stack.count < 3
    guard stack[0].takesSlot else {
      let timings: [(FirstComer, HookTiming)] = [
        (.delegateFirst, .beforeDelegate), (.delegateFirst, .afterDelegate),
      ]
      return timings + (hasTakers && isShort ? [(.reactiveFirst, .beforeDelegate)] : [])
    }
    guard hasHooks else {
      return [(.delegateFirst, .beforeDelegate)]
        + (isShort ? [(.reactiveFirst, .beforeDelegate)] : [])
    }
    let timings: [(FirstComer, HookTiming)] =
      [(.delegateFirst, .afterReactive)]
      + (stack.contains(where: \.observes) ? [(.delegateFirst, .betweenObservers)] : [])
    guard isShort else { return timings }
    return timings + timings.map { (.reactiveFirst, $0.1) } + [(.reactiveFirst, .afterDelegate)]
  }

  private static func observers(of stack: [any Participant], _ hook: HookTiming) -> [Int] {
    guard stack.contains(where: \.observes) else { return [0] }
    return hook == .betweenObservers || stack.count == 3 ? [2] : [1, 2]
  }

  /// The getter styles that make a difference to one of the parties.
  private static func getters(of stack: [any Participant]) -> [GetterStyle] {
    let makesDifference = stack.contains { party in
      let conducts = GetterStyle.allCases.map { party.adapted(to: .none, getter: $0).conduct }
      return Set(conducts).count > 1
    }
    return makesDifference ? GetterStyle.allCases : [.raw]
  }

  /// Without a bridge and with it; and the remedies that change one of the parties, in stacks of
  /// three those that all parties are about.
  private static func strategies(for stack: [any Participant]) -> [Strategy] {
    let remedies: [Strategy] = [.modifiedReactive, .adaptedTracker, .forwardingTarget]
    let changing = remedies.filter { remedy in stack.contains { isChanged($0, by: remedy) } }
    let isAboutAll = stack.allSatisfy { party in remedies.contains { isChanged(party, by: $0) } }
    return [.none] + (stack.count < 3 || isAboutAll ? changing : []) + [.bridge]
  }

  private static func isChanged(_ party: any Participant, by remedy: Strategy) -> Bool {
    party.adapted(to: remedy, getter: .raw).conduct
      != party.adapted(to: .none, getter: .raw).conduct
  }
}
