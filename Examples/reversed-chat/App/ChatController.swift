import AppModel

/// The controller of a chat screen: delegate and data source of its list.
@MainActor
final class ChatController {
  /// What was said, the oldest first.
  private(set) var messages: [String]

  /// What was said before, and has not been loaded yet.
  private var archive: [String]

  /// What the user opened.
  private(set) var opened: [String] = []

  /// The ends of the list that the user came to.
  private(set) var reachedEnds: [String] = []

  private let list: ChatList

  init(list: ChatList, messages: [String], archive: [String]) {
    self.list = list
    self.messages = messages
    self.archive = archive
  }

  /// A message has come.
  func receive(_ message: String) {
    messages.append(message)
    list.re.insertRow(at: messages.count - 1)
  }
}

extension ChatController: ChatListDataSource {
  func numberOfRows(in list: ChatList) -> Int { messages.count }

  func chatList(_ list: ChatList, textOf row: Int) -> String { messages[row] }
}

extension ChatController: ChatListDelegate, ChatList.RowDisplaying, ChatList.MenuOffering {
  func chatList(_ list: ChatList, didSelect row: Int) {
    opened.append(messages[row])
  }

  /// From the time before the library, when this screen turned its list upside down by itself.
  func chatList(_ list: ChatList, willDisplay view: RowView, at row: Int) {
    view.flip()
  }

  func chatList(_ list: ChatList, menuFor row: Int) -> [String] {
    ["copy '\(messages[row])'"]
  }
}

extension ChatController: ReversedListDelegate {
  /// Loads what was said before.
  func reversedListDidReachTop(_ list: ReversedList) {
    reachedEnds.append("top")
    while let message = archive.popLast() {
      messages.insert(message, at: 0)
      list.insertRow(at: 0)
    }
  }

  func reversedListDidReachBottom(_ list: ReversedList) {
    reachedEnds.append("bottom")
  }
}
