import Testing

@testable import CompatTests

@MainActor
struct `Checking one party` {
  @Test func `runs the cells that it is in`() {
    let others = ConflictMatrix.builtIn.filter { $0.name == "reactive" }
    let party = others[0]
    let tracker = ConflictMatrix.builtIn[0]
    let expected = ConflictMatrix([tracker, party]).cells.count { cell in
      cell.parties.contains { $0.name == tracker.name }
    }
    var complaints: [String] = []
    let count = ConflictMatrix.check(tracker, among: others) { complaints.append($0) }
    #expect(count == expected)
    #expect(complaints.isEmpty)
  }

  @Test func `tells of a party that is not as it says`() {
    var complaints: [String] = []
    ConflictMatrix.check(Idle(), among: []) { complaints.append($0) }
    #expect(!complaints.isEmpty)
    #expect(complaints.allSatisfy { $0.hasPrefix("idle/") })
  }
}

/// Says that it wraps what is set, and does nothing.
private struct Idle: Participant {
  let name = "idle"
  let conduct = Conduct.wraps(Wrapping())

  func install(in world: World) -> Participation {
    Participation(received: { [0] }, remove: {})
  }
}
