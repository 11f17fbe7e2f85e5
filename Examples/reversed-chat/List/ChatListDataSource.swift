/// What a ``ChatList`` shows.
@MainActor
protocol ChatListDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in list: ChatList) -> Int

  /// What a row says.
  func chatList(_ list: ChatList, textOf row: Int) -> String
}
