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

  @usableFromInline
  init(
    type: ObjectIdentifier, description: String, isNotification: Bool,
    invoke: @escaping @MainActor (UnsafeMutableRawPointer, Selector, AnyObject) -> Bool
  ) {
    self.type = type
    self.description = description
    self.isNotification = isNotification
    unsafe self.invoke = invoke
  }
}
