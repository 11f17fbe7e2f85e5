/// A function that carries out a message for a receiver: what a class's table maps a selector to.
///
/// Make one with ``Message/implementation(_:)``, which fixes its type; a table accepts it only under
/// a selector whose messages have that type, so a call never has to check.
@MainActor
public class Implementation {
  /// The type of the messages that this carries out.
  public let signature: MessageSignature

  @usableFromInline
  init(signature: MessageSignature) {
    self.signature = signature
  }
}

/// An implementation of messages with this result and these arguments.
@usableFromInline
final class TypedImplementation<Result, each Argument>: Implementation {
  @usableFromInline
  typealias Body = @MainActor (AnyObject, Selector, repeat each Argument) -> Result

  @usableFromInline let body: Body

  @inlinable
  init(signature: MessageSignature, body: @escaping Body) {
    self.body = body
    super.init(signature: signature)
  }

  // A closure over a pack that is stored in a property can only be called from inside its type.
  @inlinable
  func call(
    _ receiver: AnyObject, _ selector: Selector, _ arguments: repeat each Argument
  ) -> Result {
    body(receiver, selector, repeat each arguments)
  }
}
