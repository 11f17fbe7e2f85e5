import CompatTests
import Streams

extension Snippets {
  static func testing(_ print: @escaping Printing) {
    let others = ConflictMatrix.builtIn.filter { ["tracker:marker", "reactive"].contains($0.name) }
    let report = ConflictMatrix([PlayCounterParticipant()] + others).run()
    print("\(report.isAsExpected), \(report.summary.bridged.fail)")
  }

  static func scripting(_ print: @escaping Printing) throws {
    let script = try Script(order: "A HA O O T")
    print("\(ScriptRun(script).outcome.cycle ?? "no ring")")
    print("\(ScriptRun(script, bridged: true).outcome.taps)")
    print(ScriptTimeline(script, bridged: true).text)
  }
}
