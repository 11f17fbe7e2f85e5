/// What a ``ChatList`` shows for one row.
final class RowView {
  let text: String

  /// Whether the row stands on its head in its list.
  private(set) var isUpsideDown = false

  init(text: String) {
    self.text = text
  }

  func flip() { isUpsideDown.toggle() }
}
