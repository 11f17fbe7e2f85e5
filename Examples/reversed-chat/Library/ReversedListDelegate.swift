/// What the delegate of a ``ReversedList`` may do besides what any delegate of its list may.
@MainActor
protocol ReversedListDelegate: AnyObject {
  /// The oldest row has come into sight.
  func reversedListDidReachTop(_ list: ReversedList)

  /// The newest row has come into sight again.
  func reversedListDidReachBottom(_ list: ReversedList)
}
