import Testing

struct AssignSlotTests {
  private let example = Example(name: "assign-slot")

  @Test func `without the bridge the slot dangles, with it everybody hears of the page`() throws {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("WRONG"))
    let stories = run.output.split(separator: "With the bridge\n")
    try #require(stories.count == 2)
    #expect(stories[0].contains("T2 dies, because nobody keeps it any more"))
    #expect(stories[0].contains("view.delegate reads as DEAD T2"))
    #expect(stories[0].contains("heard of 0, 0, 0 pages"))
    #expect(stories[0].contains("danglingDelegate: "))
    #expect(stories[1].contains("view.delegate reads as Browser"))
    #expect(stories[1].contains("heard of 1, 1, 1 pages"))
    #expect(!stories[1].contains("danglingDelegate"))
  }

  @Test func `a wrong command line gets one clear line and status 2`() throws {
    let run = try example.run("--bridge")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["assign-slot: takes no arguments; usage: assign-slot"])
  }
}
