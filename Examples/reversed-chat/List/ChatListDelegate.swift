/// The delegate of a ``ChatList``; what it may do besides is optional, see ``ChatList/RowDisplaying``
/// and ``ChatList/MenuOffering``.
@MainActor
protocol ChatListDelegate: AnyObject {
  /// The user has selected a row.
  func chatList(_ list: ChatList, didSelect row: Int)
}
