import CompatTests
import LogbookParticipant
import Template
import Testing

@MainActor
struct `A party from another package` {
  private static let others = ConflictMatrix.builtIn.filter {
    ["tracker:marker", "reactive", "broadcast"].contains($0.name)
  }

  @Test func `gets along with everybody behind a bridge and fails without one as predicted`() {
    let cells = ConflictMatrix.check(LogbookParticipant(), among: Self.others) {
      Issue.record("\($0)")
    }
    #expect(cells > 100)
  }

  @Test func `starts from a template that is red until it is filled in`() {
    var complaints: [String] = []
    ConflictMatrix.check(TemplateParticipant(), among: []) { complaints.append($0) }
    #expect(!complaints.isEmpty)
    #expect(complaints.allSatisfy { $0.contains("template") })
  }
}
