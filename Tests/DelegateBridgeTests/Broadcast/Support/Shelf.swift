import Streams

/// A host with one slot, and messages of every kind: a required one, optional ones, ones with a
/// result, and one with a completion handler.
final class Shelf: MessageObject, HasDelegate {
  static let didSelect = Message<Void, Shelf, Int>("shelf(_:didSelect:)") {
    (delegate: any ShelfDelegate, shelf, index) in delegate.shelf(shelf, didSelect: index)
  }
  static let willShow = Message<Void, Shelf, Int>("shelf(_:willShow:)")
  static let height = Message<Int, Shelf, Int>("shelf(_:heightOf:)", default: 44)
  static let canSelect = Message<Bool, Shelf, Int>("shelf(_:canSelect:)", default: true)
  static let moveTarget = Message<Int, Shelf, Int>("shelf(_:targetForMoveOf:)", default: -1)
  static let decide = Message<Void, Shelf, @MainActor (String) -> Void>("shelf(_:decide:)")

  static let optionalMessages: [any AnyMessage] = [
    didSelect, willShow, height, canSelect, moveTarget, decide,
  ]

  let storage: SlotStorage

  init(
    _ ownership: SlotOwnership = .weak, caching: ClaimCaching = .whenSet,
    ignoresSameObject: Bool = false
  ) {
    storage = SlotStorage(
      ownership, caching: caching, ignoresSameObject: ignoresSameObject,
      optionalMessages: Self.optionalMessages.map(\.selector))
    super.init()
  }

  override class var methods: Methods { Methods(Shelf.self) { $0.slot(.delegate) { $0.storage } } }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  func select(_ index: Int) { storage.send(Self.didSelect, self, index) }
  func show(_ index: Int) { storage.send(Self.willShow, self, index) }

  func ask(_ decide: @escaping @MainActor (String) -> Void) {
    storage.send(Self.decide, self, decide)
  }

  /// What the host would send now.
  var claims: [Bool] { Self.optionalMessages.map { storage.claims($0.selector) } }
}
