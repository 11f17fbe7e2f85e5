/// What a method does that notes a message and sends it on to the object behind the receiver, in two
/// parts; see ``AnyMessage/relay(by:to:noting:)``.
@MainActor
@usableFromInline
struct Relay {
  /// The object behind the receiver.
  @usableFromInline let target: @MainActor (AnyObject) -> AnyObject?

  /// Does what the receiver itself has to do with the message.
  @usableFromInline let note: @MainActor (AnyObject) -> Void

  @usableFromInline
  init(
    target: @escaping @MainActor (AnyObject) -> AnyObject?,
    note: @escaping @MainActor (AnyObject) -> Void
  ) {
    self.target = target
    self.note = note
  }
}
