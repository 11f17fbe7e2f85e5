import Streams

/// A delegate whose methods are said one by one, for this instance alone.
final class Receiver: MessageObject, NamedParty {
  let partyName: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    partyName = name
    self.journal = journal
    super.init()
    objectClass = Self.classObject.makeSubclass(named: name)
  }

  /// Gives this receiver a method, which notes the name and the index before it runs `body`.
  @discardableResult
  func on<Result>(
    _ message: Message<Result, SlotHost, Int>, _ body: @escaping @MainActor (Int) -> Result
  ) -> Receiver {
    let name = partyName
    let journal = journal
    objectClass.addMethod(
      message.selector,
      message.implementation { _, _, _, index in
        journal.note(name, index)
        return body(index)
      })
    return self
  }

  /// Gives this receiver a method that only notes.
  @discardableResult
  func on(_ message: Message<Void, SlotHost, Int>) -> Receiver {
    on(message) { _ in }
  }

  /// Gives this receiver a method that decides.
  @discardableResult
  func onAsk(_ body: @escaping @MainActor (@escaping @MainActor (String) -> Void) -> Void)
    -> Receiver
  {
    objectClass.addMethod(
      SlotHost.ask.selector, SlotHost.ask.implementation { _, _, _, decide in body(decide) })
    return self
  }
}
