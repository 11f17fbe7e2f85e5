import CompatTests

/// A line of a file of recorded scripts.
struct RecordedRow: Decodable {
  let order: String
  let opt: [String]?
  let slot: String
  let taps: [String]?
  let seen: [String]?
  let getter: String?
  let chain: String?
  let assert: [String]?
  let dangle: [String]?
  let unrec: [String]?
  let cmd: String?
  let cycle: String?
  let uaf: [String]?

  /// The script and its outcome.
  func recording() throws(Script.ParseError) -> RecordedScript {
    var outcome = ScriptOutcome()
    outcome.taps = taps ?? []
    outcome.seen = seen ?? []
    outcome.getter = getter ?? "nil"
    outcome.chain = chain ?? "nil"
    outcome.failedChecks = assert ?? []
    outcome.danglingUses = dangle ?? []
    outcome.unrecognized = unrec ?? []
    outcome.setterName = cmd
    outcome.cycle = cycle
    return RecordedScript(
      try Script(order: order, options: opt ?? [], slot: slot), outcome: outcome)
  }
}
