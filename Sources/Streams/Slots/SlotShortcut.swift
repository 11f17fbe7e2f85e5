/// The messages that go from a slot straight to one object, past a keeper who has nothing to do for
/// them.
///
/// The keeper says which these are. It holds until a class changes, or the keeper closes the shortcut.
@MainActor
package struct SlotShortcut {
  private weak var receiver: AnyObject?
  private var messages = FlatTable<UInt32, Bool>(unknown: false)
  private var generation = -1

  init() {}

  /// Who gets a message named `selector`; `nil` where the keeper has to be asked.
  func receiver(of selector: Selector) -> AnyObject? {
    guard generation == ObjectClass.generation, messages[selector.id] else { return nil }
    return receiver
  }

  /// Has messages named `selector` go to `object`, as those do that were added since the shortcut was
  /// last closed.
  package mutating func add(_ selector: Selector, to object: AnyObject) {
    if generation != ObjectClass.generation {
      messages.removeAll()
      receiver = object
      generation = ObjectClass.generation
    }
    messages.update(selector.id, true)
  }

  /// Has the keeper be asked for every message again.
  package mutating func close() { generation = -1 }

  /// Frees the memory; the shortcut is not to be used any more.
  func deallocate() { messages.deallocate() }
}
