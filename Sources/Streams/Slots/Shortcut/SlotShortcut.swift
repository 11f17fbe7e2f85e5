/// The messages that go from a slot to its delegate past a keeper who has nothing to do for them.
///
/// The keeper says which these are. It holds until a class changes, or the keeper closes the shortcut.
// Every send looks here; the main actor keeps accesses apart.
@MainActor
package final class SlotShortcut {
  /// The delegate, while it lives.
  @safe @exclusivity(unchecked) private weak var delegate: AnyObject?
  @safe @exclusivity(unchecked) private var ways = FlatTable<UInt32, Way>(unknown: .unknown)
  @safe @exclusivity(unchecked) private var passages: [MessagePassage] = []
  @safe @exclusivity(unchecked) private var generation = SlotShortcut.closed

  private static let closed = -1

  /// How a message gets to the delegate.
  private enum Way: BitwiseCopyable, Equatable {
    /// Nobody has looked.
    case unknown

    /// The keeper has to be asked each time.
    case keeper

    /// Straight.
    case straight

    /// Through this passage first.
    case passage(Int)
  }

  init() {}

  isolated deinit {
    ways.deallocate()
  }

  /// Who gets a message named `selector` first; `nil` where the keeper has to be asked.
  func receiver(of selector: Selector) -> AnyObject? {
    guard generation == ObjectClass.generation else { return nil }
    switch ways[selector.id] {
    case .unknown, .keeper: return nil
    case .straight: return delegate
    case .passage(let index):
      let passage = passages[index]
      return passage.isOpen ? passage : nil
    }
  }

  /// Has messages named `selector` go to `delegate`, as those do that were added since the shortcut was
  /// last closed, and do on their way what the parties do; nothing where it is not known what that is.
  ///
  /// - Parameters:
  ///   - selector: The name.
  ///   - delegate: Who gets the message in the end; it has a method for it.
  ///   - storage: The slot.
  ///   - parties: Those who do something with the message, each of which passes it on to the next; `nil`
  ///     where that may change unnoticed.
  package func add(
    _ selector: Selector, to delegate: AnyObject, from storage: SlotStorage,
    through parties: () -> [AnyObject]?
  ) {
    let isClosed = generation != ObjectClass.generation
    guard isClosed || ways[selector.id] == .unknown else { return }
    var next = NextPassage(delegate: delegate, storage: storage)
    let isKnown = parties()?.reversed().allSatisfy { party in
      next.inner = MessagePassage.make(for: party, of: selector, before: next)
      return next.inner != nil
    }
    // What is forgotten may have last words, which come back here, so it dies after the change.
    let forgotten = isClosed ? passages : []
    if isClosed { open(to: delegate) }
    ways.update(selector.id, isKnown == true ? way(through: next.inner) : .keeper)
    extendLifetime(forgotten)
  }

  private func way(through outermost: MessagePassage?) -> Way {
    guard let outermost else { return .straight }
    passages.append(outermost)
    return .passage(passages.count - 1)
  }

  private func open(to delegate: AnyObject) {
    ways.removeAll()
    passages = []
    self.delegate = delegate
    generation = ObjectClass.generation
  }

  /// Has the keeper be asked for every message again.
  package func close() {
    generation = SlotShortcut.closed
    guard !passages.isEmpty else { return }
    let forgotten = passages
    passages = []
    extendLifetime(forgotten)
  }
}
