import Streams

/// A host with two slots, which notes what its delegate slot is set to.
class Panel: MessageObject, HasDelegate, HasDataSource, NamedParty {
  @MainActor protocol Opening: AnyObject {
    func didOpen(_ row: Int)
  }

  static let didOpen = Message<Void, Int>("panel.didOpen") {
    (delegate: any Opening, row) in delegate.didOpen(row)
  }
  static let didClose = Message<Void, Int>("panel.didClose")
  static let width = Message<Int, Int>("panel.width", default: 10)

  let partyName = "panel"
  let storage: SlotStorage
  let dataSourceStorage = SlotStorage()
  private(set) var sets: [String] = []

  init(_ ownership: SlotOwnership = .weak, caching: ClaimCaching = .whenSet) {
    storage = SlotStorage(
      ownership, caching: caching,
      optionalMessages: [Panel.didOpen.selector, Panel.didClose.selector, Panel.width.selector])
  }

  override class var methods: Methods {
    Methods(Panel.self) {
      $0.slot(.dataSource) { $0.dataSourceStorage }
      $0.on(DelegateSlot.delegate.getter) { $0.storage.read() }
      $0.on(DelegateSlot.delegate.setter) { panel, object in
        panel.sets.append(Violation.name(of: object))
        panel.storage.write(object)
      }
    }
  }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// What the slot was set to since the last time.
  func drainSets() -> [String] {
    defer { sets = [] }
    return sets
  }
}
