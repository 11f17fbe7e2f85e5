import CompatTests

/// A line of a file of recorded scripts about hooking a control.
struct RecordedControlRow: Decodable {
  let order: String
  let addMethod: String?
  let taps: [String: String]?
  let outcome: String?

  /// The script and its outcome.
  func recording() throws(Script.ParseError) -> RecordedControlScript {
    var recorded = ControlOutcome()
    recorded.added = addMethod ?? ""
    recorded.taps = taps ?? [:]
    recorded.isEndless = outcome == "endless loop"
    return RecordedControlScript(try ControlScript(order: order), outcome: recorded)
  }
}
