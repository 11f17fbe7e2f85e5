/// What was the list's delegate before the chat: it shows a few messages from the top.
@MainActor
final class PreviewController: ChatListDelegate, ChatListDataSource {
  private let messages: [String]
  private(set) var opened: [String] = []

  init(messages: [String]) {
    self.messages = messages
  }

  func numberOfRows(in list: ChatList) -> Int { messages.count }

  func chatList(_ list: ChatList, textOf row: Int) -> String { messages[row] }

  func chatList(_ list: ChatList, didSelect row: Int) { opened.append(messages[row]) }
}
