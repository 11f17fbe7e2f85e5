/// Stands for a party on a way of one message that is known to its end: does with the message what the
/// party does, and hands it on, without asking anybody on the way.
///
/// Those for whom a message set out get it, whatever happens on its way. Its methods are in the table of
/// its class, and are made where the types of a message are known.
@usableFromInline
class MessagePassage: MessageObject {
  /// The passage of the next party, where there is one.
  @usableFromInline let inner: MessagePassage?

  /// The slot that the message comes from.
  private unowned let storage: SlotStorage

  /// Who is at the end of the way, while it lives.
  @safe @exclusivity(unchecked) @usableFromInline private(set) weak var delegate: AnyObject?

  init(before next: NextPassage) {
    inner = next.inner
    storage = next.storage
    delegate = next.delegate
  }

  /// Whether the parties still pass messages on as they did when the way was found.
  var isOpen: Bool { inner?.isOpen ?? true }

  /// Hands a message on.
  @inlinable
  @inline(__always)
  final func handOn<Result, Arguments>(
    _ selector: Selector, _ arguments: Arguments, to delegate: AnyObject
  ) -> Result? {
    guard let inner else {
      return Delivery<Result, Arguments>.deliver(selector, to: delegate, arguments)
    }
    return Delivery<Result, Arguments>.deliver(selector, to: inner, arguments)
  }

  /// Has the slot find another way for a message whose delegate died before it set out.
  @inlinable
  @inline(never)
  final func giveBack<Result, Arguments>(_ selector: Selector, _ arguments: Arguments) -> Result? {
    otherReceiver(of: selector).flatMap {
      Delivery<Result, Arguments>.deliver(selector, to: $0, arguments)
    }
  }

  @usableFromInline
  final func otherReceiver(of selector: Selector) -> AnyObject? {
    storage.beginSendingAgain(selector)
  }

  /// Has passages of this class take messages named `selector`.
  @usableFromInline
  static func add(_ selector: Selector, _ implementation: @autoclosure () -> Implementation) {
    if classObject.ownMethod(of: selector) == nil {
      classObject.addMethod(selector, implementation())
    }
  }

  /// What stands for `party` on the way of a message named `selector`; `nil` where it is not known what
  /// the party will do with that.
  static func make(
    for party: AnyObject, of selector: Selector, before next: NextPassage
  ) -> MessagePassage? {
    if let relay = ObjectClass.relay(of: selector, for: party) {
      return RelayPassage(of: relay, by: party, before: next)
    }
    return (party as? any PassageMaking)?.makePassage(of: selector, before: next)
  }
}
