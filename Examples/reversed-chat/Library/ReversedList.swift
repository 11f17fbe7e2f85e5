import AppModel
import DelegateBridge
import Streams

extension ChatList {
  /// The list as one that grows from the bottom.
  var re: ReversedList {
    let key = AssociationKey("reversed")
    if let known = self[associated: key] as? ReversedList { return known }
    let made = ReversedList(self)
    self[associated: key] = made
    return made
  }
}

/// A list library: it turns a list upside down, so that rows are added at the bottom without a jerk,
/// and hides that from the app.
///
/// It turns the rows back, one by one before they are shown; it turns the app's row numbers around,
/// by a mapping that is its own inverse; and it tells the app when an end of the list is reached.
/// For all that it has to be a delegate of the list beside the app.
@MainActor
final class ReversedList: ScrollView.ScrollObserving, ChatList.RowDisplaying {
  private unowned let list: ChatList
  private var end: End? = .bottom
  private lazy var delegates = BroadcastTakeover(of: list, for: [self], named: "reversed list") {
    [unowned self] broadcast, delegate in share(broadcast, with: delegate)
  }
  private lazy var dataSources = BroadcastTakeover(of: list, slot: .dataSource, for: []) {
    [unowned self] broadcast, source in
    broadcast.map(ChatList.text, for: source) { list, row in (list, self.turned(row)) }
  }

  private enum End {
    case top, bottom
  }

  init(_ list: ChatList) {
    self.list = list
  }

  /// The app's delegate.
  ///
  /// Setting it turns the list upside down, and `nil` puts everything back.
  var delegate: AnyObject? {
    get { delegates.delegate }
    set {
      delegates.delegate = newValue
      list.isUpsideDown = newValue != nil
      list.reloadData()
    }
  }

  /// The app's data source, the oldest row first.
  var dataSource: AnyObject? {
    get { dataSources.delegate }
    set {
      dataSources.delegate = newValue
      list.reloadData()
    }
  }

  /// Shows a row that the app's data source has more than before.
  func insertRow(at row: Int) {
    list.insertRow(at: list.rowCount - row)
  }

  /// The list's number of the app's row, and the app's number of the list's row.
  func turned(_ row: Int) -> Int { list.rowCount - 1 - row }

  /// Who gets what of the list's messages.
  private func share(_ broadcast: Broadcast, with delegate: AnyObject) {
    broadcast.map(ChatList.didSelect, for: delegate) { list, row in (list, self.turned(row)) }
    broadcast.map(
      ChatList.menu, for: delegate, arguments: { list, row in (list, self.turned(row)) })
    broadcast.setOwner(self, of: ChatList.willDisplay)
    // A later version is to have a menu of its own, which this one has not.
    broadcast.deny(ChatList.menu, to: delegate)
  }

  // MARK: Delegate

  func chatList(_ list: ChatList, willDisplay view: RowView, at row: Int) {
    view.flip()
  }

  func scrollViewDidScroll(_ view: ScrollView) {
    let previous = end
    end = reachedEnd
    guard end != previous, let delegate = delegate as? any ReversedListDelegate else { return }
    switch end {
    case .top: delegate.reversedListDidReachTop(self)
    case .bottom: delegate.reversedListDidReachBottom(self)
    case nil: break
    }
    // There may be more rows now than when the end was reached.
    end = reachedEnd
  }

  private var reachedEnd: End? {
    if list.contentOffset == 0 { return .bottom }
    return list.contentOffset + list.height >= list.contentHeight ? .top : nil
  }
}
