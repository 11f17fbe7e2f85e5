public import Streams

/// A view whose content may be higher than itself.
///
/// It asks its delegate which messages that takes when the delegate is set, and not again before the
/// next set, as such views do.
open class ScrollView: MessageObject, HasDelegate {
  /// How far the content is scrolled up; change it with ``scroll(to:)``.
  public private(set) var contentOffset = 0.0

  /// The height of the content.
  public var contentHeight = 0.0

  /// The height of the view; a view that is not on the screen has none.
  public var height = 0.0 {
    didSet { setNeedsLayout() }
  }

  /// The memory behind ``delegate``.
  public private(set) lazy var delegateStorage = SlotStorage(
    optionalMessages: Self.delegateMessages.map(\.selector))

  private var needsLayout = false
  private var isLayingOut = false

  /// The messages that the view sends to its delegate.
  open class var delegateMessages: [any AnyMessage] {
    [didScroll, shouldScrollToTop, didScrollToTop]
  }

  /// The accessors of the delegate.
  open override class var methods: Methods {
    Methods(ScrollView.self) { $0.slot(.delegate) { $0.delegateStorage } }
  }

  /// The object that is told what happens, held weakly.
  public final var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// Scrolls as far towards `offset` as the content allows.
  public final func scroll(to offset: Double) {
    let reachable = min(max(offset, 0), max(contentHeight - height, 0))
    guard reachable != contentOffset else { return }
    contentOffset = reachable
    delegateStorage.send(Self.didScroll, self)
    setNeedsLayout()
  }

  /// What a tap on the status bar does.
  public final func tapStatusBar() {
    guard delegateStorage.send(Self.shouldScrollToTop, self) ?? true else { return }
    scroll(to: 0)
    delegateStorage.send(Self.didScrollToTop, self)
  }

  /// Brings what is visible up to date; subclasses show their items here.
  open func layout() {}

  /// Has ``layout()`` run: now, or again where it is running.
  public final func setNeedsLayout() {
    needsLayout = true
    guard !isLayingOut else { return }
    isLayingOut = true
    while needsLayout {
      needsLayout = false
      layout()
    }
    isLayingOut = false
  }
}
