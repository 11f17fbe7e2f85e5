import CompatTests
import Foundation
import Testing

/// Scripts that nobody wrote; the environment's `SCRIPT_SEED` makes others.
@MainActor
struct `Random scripts` {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SCRIPT_SEED"].flatMap(UInt64.init)
    ?? 20_261_130

  @Test func `end, and end the same way again`() {
    print("random scripts: SCRIPT_SEED=\(Self.seed)")
    var scripts = ScriptGenerator(seed: Self.seed)
    for _ in 0..<2_000 {
      let script = scripts.next()
      let outcome = ScriptRun(script).outcome
      if outcome == ScriptRun(script).outcome { continue }
      Issue.record("SCRIPT_SEED=\(Self.seed), \(script): not the same twice")
    }
  }

  @Test func `break no law of a bridged slot`() {
    print("random bridged scripts: SCRIPT_SEED=\(Self.seed)")
    var scripts = ScriptGenerator(seed: Self.seed)
    for _ in 0..<2_000 {
      let script = scripts.next()
      let violations = ScriptRun(script, bridged: true).lawViolations
      if violations.isEmpty { continue }
      Issue.record("SCRIPT_SEED=\(Self.seed), \(script): \(violations)")
    }
  }
}
