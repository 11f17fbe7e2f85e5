import AppModel

/// A chat from its beginning to its end, with a picture of each step.
@MainActor
struct Story {
  /// Whether every step looked as it should.
  private(set) var isRight = true
  private(set) var lines: [String] = []

  private let list = ChatList()
  private let preview = PreviewController(messages: ["Latest news", "about nothing"])
  private let chat: ChatController

  init() {
    chat = ChatController(
      list: list, messages: ["hello", "who is there?"], archive: ["long ago", "yesterday"])
    list.height = 4
    list.delegate = preview
    list.dataSource = preview
    list.reloadData()
    tell()
  }

  private mutating func tell() {
    show("The list shows a preview, from the top", ["Latest news", "about nothing"])
    list.tapRow(at: 0)
    check("the preview opens what is tapped", preview.opened == ["Latest news"])

    list.re.delegate = chat
    list.re.dataSource = chat
    show("The chat takes over: list.re.delegate = chat", ["hello", "who is there?"])
    list.tapRow(at: 0)
    check("the chat opens what is tapped", chat.opened == ["who is there?"])
    check("the preview hears nothing of it", preview.opened.count == 1)

    for message in ["me", "who is me?", "see you"] { chat.receive(message) }
    show(
      "Messages come in at the bottom", ["who is there?", "me", "who is me?", "see you"])

    list.scroll(to: 1)
    show("The user scrolls up", ["hello", "who is there?", "me", "who is me?"])
    check("the chat loads what was said before", chat.messages.first == "long ago")
    list.scroll(to: 3)
    show("and further", ["long ago", "yesterday", "hello", "who is there?"])
    chat.receive("still there?")
    show("A new message moves nothing", ["long ago", "yesterday", "hello", "who is there?"])

    list.scroll(to: 0)
    show("The user scrolls down", ["me", "who is me?", "see you", "still there?"])
    check("the chat heard of each end", chat.reachedEnds == ["top", "top", "bottom"])
    let row = list.re.turned(chat.messages.count - 1)
    check("turning a row number twice gives it back", list.re.turned(list.re.turned(3)) == 3)
    list.tapRow(at: row)
    check("the chat opens what is tapped", chat.opened.last == "still there?")

    list.re.delegate = nil
    list.re.dataSource = nil
    show("The chat leaves: list.re.delegate = nil", ["Latest news", "about nothing"])
    list.tapRow(at: 1)
    check("the preview opens what is tapped", preview.opened.last == "about nothing")
    check("the preview is the delegate again", list.delegate === preview)
  }

  private mutating func show(_ title: String, _ expected: [String]) {
    let screen = Screen(list)
    lines += ["", "\(title):"] + screen.lines
    if screen.rows != expected { check("the screen shows \(expected)", false) }
  }

  private mutating func check(_ text: String, _ isTrue: Bool) {
    lines.append("  \(isTrue ? "ok   " : "WRONG") \(text)")
    isRight = isRight && isTrue
  }
}
