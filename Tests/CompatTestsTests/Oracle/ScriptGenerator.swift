import CompatTests
import Streams

/// Makes random scripts like the recorded ones: a few operations, then a read and one send of each
/// kind.
struct ScriptGenerator {
  /// What recordings have; how scripts with more than that have to end is up to the random walks.
  private static let operations = Script.Operation.allCases.filter { operation in
    switch operation {
    case .setHost, .setRelay, .observeHeights, .observeShaking, .stopObserving, .secondProxy,
      .observeSelectionAgain, .stopObservingAgain, .askDecision, .shake, .afterFirst, .afterSecond,
      .afterThird, .renewHost:
      false
    default: true
    }
  }

  private var random: Generator

  init(seed: UInt64) {
    random = Generator(state: seed)
  }

  mutating func next() -> Script {
    var operations: [Script.Operation] = []
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      operations.append(pick(Self.operations))
    }
    operations += [.read, .select, .scroll, .display, .askHeight]
    var options: Set<Script.Option> = []
    for _ in 0..<pick([0, 0, 1, 1, 2, 3]) { options.insert(pick(Script.Option.allCases)) }
    return Script(operations, options: options, slot: pick(SlotOwnership.allCases))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
