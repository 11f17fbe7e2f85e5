package import DelegateBridge

/// One run of a script as a text for people: every operation, who was asked, who answered, and the
/// chain after it.
@MainActor
public struct ScriptTimeline {
  /// The text.
  public let text: String

  /// Which laws of the slot were broken, where it is bridged.
  public let brokenLaws: [String]

  /// Runs a script and writes down what happens.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isBridged: Whether the slot is bridged.
  public init(_ script: Script, bridged isBridged: Bool = false) {
    self.init(script, bridged: isBridged, fault: nil)
  }

  /// Runs a script, behind a bridge that was broken before if that is asked for.
  package init(_ script: Script, bridged isBridged: Bool, fault: BridgeFault?) {
    let run = ScriptRun(script, bridged: isBridged, traced: true, fault: fault)
    brokenLaws = run.lawViolations
    let title = "\(script)\(isBridged ? ", bridged" : "")"
    text = ([title] + run.steps.flatMap(Self.lines) + Self.ending(run)).joined(separator: "\n")
  }

  private static func lines(_ step: ScriptRun.Step) -> [String] {
    ["", "\(step.label): \(step.operation.summary)"] + step.events.map { "    \($0)" }
      + ["    chain: \(step.chain)"]
  }

  private static func ending(_ run: ScriptRun) -> [String] {
    let outcome = run.outcome
    var lines = ["", "end"]
    func add(_ title: String, _ values: [String]) {
      if !values.isEmpty { lines.append("    \(title): \(values.joined(separator: ", "))") }
    }
    add("sends", outcome.taps)
    add("reads", outcome.seen)
    add("failed checks", outcome.failedChecks)
    add("uses of a dead object", outcome.danglingUses)
    add("refused messages", outcome.unrecognized)
    add("ring of forwarders", outcome.cycle.map { [$0] } ?? [])
    add("broken laws", run.lawViolations)
    if outcome.cycle == nil { add("the slot reads as", [outcome.getter]) }
    return lines
  }
}

extension ScriptTimeline: CustomStringConvertible {
  /// The text.
  public nonisolated var description: String { text }
}
