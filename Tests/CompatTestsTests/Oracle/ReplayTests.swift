import CompatTests
import Testing

/// Without the bridge the object model ends every script as a real runtime did; with it, no script
/// breaks a law of the slot.
@MainActor
struct `Replay of recorded scripts` {
  @Test(arguments: [("rows", 590), ("random", 3_185)])
  func `every script ends as it did when it was recorded`(file: String, count: Int) throws {
    let recordings: [RecordedScript] = try RecordedRuntime.rows(file)
    #expect(recordings.count == count)
    for recording in recordings {
      let disagreements = recording.replay()
      if disagreements.isEmpty { continue }
      Issue.record("\(recording.script): \(disagreements)")
    }
  }

  @Test(arguments: ["rows", "random"])
  func `no script breaks a law of the slot when that is bridged`(file: String) throws {
    for recording in try RecordedRuntime.rows(file, as: RecordedScript.self) {
      let violations = ScriptRun(recording.script, bridged: true).lawViolations
      if violations.isEmpty { continue }
      Issue.record("\(recording.script): \(violations)")
    }
  }

  @Test func `every way of hooking a control ends as it did when it was recorded`() throws {
    let recordings: [RecordedControlScript] = try RecordedRuntime.rows("control")
    #expect(recordings.count == 156)
    for recording in recordings {
      let disagreements = recording.replay()
      if disagreements.isEmpty { continue }
      Issue.record("\(recording.script): \(disagreements)")
    }
  }

  @Test func `no row is merely informative`() throws {
    for file in ["rows", "random"] {
      let recordings: [RecordedScript] = try RecordedRuntime.rows(file)
      #expect(recordings.allSatisfy { !$0.isInformative })
    }
  }
}
