import AppModel
import Streams

extension ChatList {
  /// A delegate that does something to rows before they are shown.
  @MainActor
  protocol RowDisplaying: AnyObject {
    /// A row is about to come onto the screen.
    func chatList(_ list: ChatList, willDisplay view: RowView, at row: Int)
  }

  /// A delegate that has a menu for a row.
  @MainActor
  protocol MenuOffering: AnyObject {
    /// The menu for a row.
    func chatList(_ list: ChatList, menuFor row: Int) -> [String]
  }

  static let didSelect = Message<Void, ChatList, Int>("chatList(_:didSelect:)") {
    (delegate: any ChatListDelegate, list, row) in delegate.chatList(list, didSelect: row)
  }

  static let willDisplay = Message<Void, ChatList, RowView, Int>("chatList(_:willDisplay:at:)") {
    (delegate: any RowDisplaying, list, view, row) in
    delegate.chatList(list, willDisplay: view, at: row)
  }

  /// The menu for a row; there is none, where nobody offers one.
  static let menu = Message<[String], ChatList, Int>("chatList(_:menuFor:)", default: []) {
    (delegate: any MenuOffering, list, row) in delegate.chatList(list, menuFor: row)
  }

  static let numberOfRows = Message<Int, ChatList>("numberOfRows(in:)", default: 0) {
    (source: any ChatListDataSource, list) in source.numberOfRows(in: list)
  }

  static let text = Message<String, ChatList, Int>("chatList(_:textOf:)", default: "") {
    (source: any ChatListDataSource, list, row) in source.chatList(list, textOf: row)
  }
}
