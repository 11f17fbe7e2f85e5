import Streams

/// A host whose delegate slot the guide makes a property of.
final class ScrollView: MessageObject, HasDelegate {
  static let didScroll = Message<Void, ScrollView>("scrollView(didScroll:)") {
    (delegate: any ScrollViewDelegate, view) in delegate.scrollViewDidScroll(view)
  }

  private(set) var contentOffset = 0.0
  private let storage = SlotStorage(.weak, optionalMessages: [didScroll.selector])

  override class var methods: Methods {
    Methods(ScrollView.self) { $0.slot(.delegate) { $0.storage } }
  }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  func scroll(to offset: Double) {
    contentOffset = offset
    storage.send(Self.didScroll, self)
  }
}
