import CompatTests
import Streams

extension Snippets {
  static func scripting(_ print: @escaping Printing) throws {
    let script = try Script(order: "A HA O O T")
    print("\(ScriptRun(script).outcome.cycle ?? "no ring")")
    print("\(ScriptRun(script, bridged: true).outcome.taps)")
    print(ScriptTimeline(script, bridged: true).text)
  }
}
