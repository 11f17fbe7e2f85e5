/// What parties do to one slot, in an order that nobody thought of.
@MainActor
struct RandomScript: CustomStringConvertible {
  enum Operation: CustomStringConvertible {
    case step(Step)
    case send(MessageKind)
    /// Somebody takes a step while a message is on its way, right after the party at this position
    /// got it.
    case sendWhile(MessageKind, Int, Step)
    case renewHost

    var description: String {
      switch self {
      case .step(let step): "\(step)"
      case .send(let kind): "send \(kind)"
      case .sendWhile(let kind, let position, let step):
        "send \(kind), and after delivery \(position): \(step)"
      case .renewHost: "renew host"
      }
    }
  }

  let slot: SlotKind
  let tracker: TrackerKind
  private(set) var operations: [Operation]

  init(length: Int, _ generator: inout SeededGenerator) {
    slot = generator.pick(SlotKind.all)
    tracker = generator.pick(TrackerKind.wrapping)
    operations = []
    for _ in 0..<length { operations.append(Self.pickOperation(&generator)) }
  }

  /// What goes wrong first when the script is run, if anything.
  func failure() -> String? {
    var run = ScriptRun(self)
    for (index, operation) in operations.enumerated() {
      run.carryOut(operation)
      if let failure = run.failure { return "\(failure) (operation \(index + 1))" }
    }
    run.finish()
    return run.failure
  }

  /// A script that fails as well, and no longer does where any one of its operations is left out.
  func shrunk() -> RandomScript {
    var smallest = self
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for index in smallest.operations.indices.reversed() where index < smallest.operations.count {
        var candidate = smallest
        candidate.operations.remove(at: index)
        guard candidate.failure() != nil else { continue }
        smallest = candidate
        isShrinking = true
      }
    }
    return smallest
  }

  var description: String {
    "[\(slot); tracker: \(tracker)] bridge, "
      + operations.map(\.description).joined(separator: ", ")
  }

  private static func pickOperation(_ generator: inout SeededGenerator) -> Operation {
    let kind = generator.pick(MessageKind.allCases)
    switch Int.random(in: 0..<80, using: &generator) {
    case 0..<45: return .step(pickStep(&generator))
    case 45..<66: return .send(kind)
    case 66..<79:
      let position = Int.random(in: 0..<6, using: &generator)
      return .sendWhile(kind, position, pickStep(&generator))
    default: return .renewHost
    }
  }

  private static func pickStep(_ generator: inout SeededGenerator) -> Step {
    let family = generator.pick(Step.Family.rxStyle)
    let app = generator.pick([Step.AppName.plain, .scrolling, .table])
    let tracker = generator.pick(Step.TrackerName.allCases)
    switch Int.random(in: 0..<15, using: &generator) {
    case 0..<4: return .set(app)
    case 4, 5: return .setNil
    case 6: return .setHost
    case 7, 8: return .lookUp(family)
    case 9, 10: return .observe(family, generator.pick(MessageKind.allCases))
    case 11: return .dispose(family)
    case 12: return .drop(app)
    case 13: return .hook(tracker)
    default: return .unhook(tracker)
    }
  }
}
