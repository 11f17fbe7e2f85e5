import ExampleSupport
import Foundation

/// A feed screen with a tracker and reactive bindings, in both orders, with and without the bridge.
@main
@MainActor
enum TrackedFeed {
  static func main() {
    let script = Bundle.module.path(forResource: "script", ofType: "json")
    ScriptExample("tracked-feed", defaultScript: script).run { script throws(BadInput) in
      let report = try play(script)
      print("One visit to a feed screen, played five times; who hears how often of what happens:\n")
      for line in report.lines { print(line) }
      return report.isRight
    }
  }

  private static func play(_ script: Script) throws(BadInput) -> Report {
    func play(_ tracking: Setting.Tracking, bridged: Bool) throws(BadInput) -> Outcome {
      try Session(script: script, setting: Setting(tracking: tracking, isBridged: bridged)).play()
    }
    return Report(
      alone: try play(.never, bridged: false),
      shared: [
        try play(.beforeScreen, bridged: false), try play(.afterBinding, bridged: false),
        try play(.beforeScreen, bridged: true), try play(.afterBinding, bridged: true),
      ])
  }
}
