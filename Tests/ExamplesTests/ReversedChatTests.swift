import Testing

struct ReversedChatTests {
  private let example = Example(name: "reversed-chat")

  @Test func `the chat grows from the bottom and leaves the list as it was`() throws {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("WRONG"))
    #expect(run.output.contains("ok    the chat heard of each end"))
    #expect(run.output.contains("ok    the preview is the delegate again"))
  }

  @Test func `only the broadcast neither flips twice nor drops a message`() throws {
    let lines = try example.run().output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.contains("everything to both 0 hello copy 'hello'"))
    #expect(lines.contains("a deny list 4 hello none"))
    #expect(lines.contains("list.re.delegate 4 see you copy 'see you'"))
  }

  @Test func `a wrong command line gets one clear line and status 2`() throws {
    let run = try example.run("--flip")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["reversed-chat: takes no arguments; usage: reversed-chat"])
  }

  @Test func `help says how to call it`() throws {
    let run = try example.run("--help")
    #expect(run.status == 0)
    #expect(run.output == "usage: reversed-chat\n")
  }
}
