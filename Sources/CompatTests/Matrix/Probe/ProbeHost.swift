public import Streams

/// The host that every cell of the matrix puts its parties on: a control with one delegate slot, two
/// events that it tells its delegate about, and a value that it asks for.
public final class ProbeHost: MessageObject, HasDelegate {
  /// An item was chosen.
  ///
  /// Trackers count this one.
  public static let didSelect = Message<Void, ProbeHost, Int>("probe(_:didSelect:)") {
    (delegate: any ProbeDelegate, host, item) in delegate.probe(host, didSelect: item)
  }

  /// The contents moved, which the app does not care about.
  public static let didScroll = Message<Void, ProbeHost>("probeDidScroll(_:)")

  /// How high an item is to be.
  public static let height = Message<Int, ProbeHost, Int>("probe(_:heightOf:)", default: 0) {
    (delegate: any ProbeHeightDelegate, host, item) in delegate.probe(host, heightOf: item)
  }

  /// What the host asks about when its delegate is set.
  static let optionalMessages = [didSelect.selector, height.selector, didScroll.selector]

  private let storage: SlotStorage

  init(_ ownership: SlotOwnership, objectClass: ObjectClass) {
    storage = SlotStorage(ownership, optionalMessages: Self.optionalMessages)
    super.init()
    self.objectClass = objectClass
  }

  /// The accessors of the slot.
  public override class var methods: Methods {
    Methods(ProbeHost.self) { $0.slot(.delegate) { $0.storage } }
  }

  /// The delegate as the app sees it.
  public var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// Does what a user would do: chooses an item and scrolls.
  func beUsed() {
    storage.send(Self.didSelect, self, 1)
    storage.send(Self.didScroll, self)
  }
}
