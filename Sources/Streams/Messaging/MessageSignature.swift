/// The type of a message: its result and its arguments, and what can be done with a call of that
/// type by code that does not know it.
///
/// Two signatures are the same when the function types are. A selector belongs to one signature for
/// the life of the process, which is what makes an untyped table type-safe.
@safe
@MainActor
public final class MessageSignature {
  /// The function type, for diagnostics: `(CollectionView, IndexPath) -> Bool`, say.
  public nonisolated let description: String

  /// Whether the result is `Void`: nobody has to answer, and anybody may listen.
  public nonisolated let isNotification: Bool

  @usableFromInline nonisolated let type: ObjectIdentifier
  @usableFromInline let invoke: @MainActor (UnsafeMutableRawPointer, Selector, AnyObject) -> Bool

  /// Makes an implementation of this type that has no answer.
  @usableFromInline
  typealias MakeUnanswered =
    @MainActor (MessageSignature, _ body: @escaping @MainActor (AnyObject, Selector) -> Void)
    -> Implementation
  private let makeUnanswered: MakeUnanswered

  /// Makes an implementation of this type that sends the message on.
  @usableFromInline
  typealias MakeRelay =
    @MainActor (
      MessageSignature, _ message: Selector, _ accepts: @escaping @MainActor (AnyObject) -> Bool,
      _ relay: Relay
    ) -> Implementation
  @usableFromInline let makeRelay: MakeRelay

  @usableFromInline
  init(
    type: ObjectIdentifier, description: String, isNotification: Bool,
    makeUnanswered: @escaping MakeUnanswered, makeRelay: @escaping MakeRelay,
    invoke: @escaping @MainActor (UnsafeMutableRawPointer, Selector, AnyObject) -> Bool
  ) {
    self.makeUnanswered = makeUnanswered
    self.makeRelay = makeRelay
    self.type = type
    self.description = description
    self.isNotification = isNotification
    unsafe self.invoke = invoke
  }
  /// Makes an implementation of this type that runs `body` and has no answer.
  func makeUnanswered(
    _ body: @escaping @MainActor (AnyObject, Selector) -> Void
  ) -> Implementation {
    makeUnanswered(self, body)
  }
}
