import ExampleSupport
import Foundation

/// A page of controls that somebody taps too often, behind three guards.
@main
@MainActor
enum TapGuard {
  static func main() {
    let script = Bundle.module.path(forResource: "script", ofType: "json")
    ScriptExample("tap-guard", defaultScript: script).run { (script: Script) throws(BadInput) in
      try script.check()
      let forecast = Forecast(script)
      let reports = Guarding.allCases.map { guarding in
        Report(Session(script: script, guarding: guarding).play(), expecting: forecast)
      }
      print(Legend(script).lines.joined(separator: "\n"), terminator: "\n\n")
      print(reports.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
      return reports.allSatisfy(\.isRight)
    }
  }
}
