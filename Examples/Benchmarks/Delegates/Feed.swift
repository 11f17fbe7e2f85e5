import Streams

/// A host with one slot.
class Feed: MessageObject, HasDelegate {
  static let didSelect = Message<Void, Feed, Int>("feed(_:didSelect:)") {
    (delegate: any FeedDelegate, feed, row) in delegate.feed(feed, didSelect: row)
  }

  /// A message that the benchmarks' trackers count and no benchmark sends.
  static let didDeselect = Message<Void, Feed, Int>("feed(_:didDeselect:)")

  let storage = SlotStorage(.weak, optionalMessages: [didSelect.selector])

  required override init() { super.init() }

  override class var methods: Methods {
    Methods(Feed.self) { $0.slot(.delegate) { $0.storage } }
  }

  final var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// Sends the message, as a tap would.
  final func select(_ row: Int) { storage.send(Self.didSelect, self, row) }
}
