import Testing

@MainActor
@Suite struct `The code of the articles` {
  private func lines(
    _ snippet: @MainActor (@escaping Snippets.Printing) throws -> Void
  ) rethrows -> [String] {
    let printer = Printer()
    try snippet { printer.lines.append($0) }
    return printer.lines
  }

  private final class Printer {
    var lines: [String] = []
  }

  @Test func `on messages prints what they say`() {
    #expect(lines(Snippets.sending) == ["true", "false"])
    #expect(lines(Snippets.exchanging) == ["hush"])
  }

  @Test func `on reactive proxies prints what they say`() {
    #expect(lines(Snippets.streaming) == ["stream: Take Five", "[\"Take Five\"], true"])
    #expect(lines(Snippets.binding) == ["Freddie Freeloader, 1"])
  }

  @Test func `on links prints what they say`() {
    #expect(lines(Snippets.censoring) == ["[\"(beep)\", \"Rude Song\"]", "[true, true, false]"])
  }

  @Test func `on trackers prints what they say`() {
    #expect(lines(Snippets.tracking) == ["1, true"])
    #expect(lines(Snippets.hooking) == ["stream: Naima", "[\"Naima\"], [\"Naima\"]"])
  }

  @Test func `on hooks prints what they say`() {
    #expect(
      lines(Snippets.intercepting)
        == ["before: Naima", "[\"NAIMA\"], [\"shouting\"]", "[\"NAIMA\", \"Naima\"]"])
    #expect(
      lines(Snippets.guarding)
        == [
          "Button 'Pay' suppressed: 0.2 seconds after Button 'Pay'", "1, true",
          "Button 'Pay' suppressed: work of Button 'Pay' is not done", "3",
        ])
  }

  @Test func `on sharing a slot prints what they say`() {
    #expect(lines(Snippets.broadcasting) == ["[\"Lullaby\"], [], false"])
    #expect(
      lines(Snippets.takingOver) == ["[\"All Blues\"], [\"Blue in Green\"], [\"Blue in Green\"]"])
    #expect(lines(Snippets.adapting) == ["[\"Lullaby\"], [], false", "true"])
  }

  @Test func `on adopting the bridge prints what they say`() throws {
    let lines = lines(Snippets.adopting)
    try #require(lines.count == 3)
    #expect(lines[0].contains("1. Jukebox (delegate)"))
    #expect(lines.dropFirst() == ["true", "[]"])
  }

  @Test func `on scripts prints what they say`() throws {
    let lines = try lines(Snippets.scripting)
    try #require(lines.count == 3)
    #expect(lines[0].hasSuffix("@O4"))
    #expect(lines[1] == "[\"T trackA#1:1 rx:1 app:1\"]")
  }
}
