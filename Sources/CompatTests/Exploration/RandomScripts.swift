import Streams

/// Random scripts that the model of the laws covers; the same for the same seed.
struct RandomScripts {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// The next script: that many operations, under random circumstances.
  mutating func next(length: Int) -> Script {
    let options = LawModel.options.sorted { $0.rawValue < $1.rawValue }
      .filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    var exchanges = LawModel.Exchanges()
    var operations: [Script.Operation] = []
    while operations.count < length {
      let operation = pick(LawModel.operations)
      let isAmbiguous =
        operation == .stopObservingAgain && options.contains(.secondLibraryTellsLast)
      if !isAmbiguous, exchanges.follow(operation) { operations.append(operation) }
    }
    return Script(operations, options: Set(options), slot: pick(SlotOwnership.allCases))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
