/// A function that carries out a message for a receiver: what a class's table maps a selector to.
///
/// Make one with ``Message/implementation(_:)``, which fixes its type; a table accepts it only under
/// a selector whose messages have that type, so a call never has to check.
@safe
@MainActor
public class Implementation {
  /// The type of the messages that this carries out.
  public let signature: MessageSignature

  /// The ``TypedFunction``, whose type follows from the signature; it lives as long as this object.
  @usableFromInline let function: UnsafeRawPointer

  @inlinable
  init(signature: MessageSignature, function: UnsafeRawPointer) {
    self.signature = signature
    unsafe self.function = function
  }
}

/// An implementation of messages with this result and these arguments.
@safe
@usableFromInline
final class TypedImplementation<Result, Arguments>: Implementation {
  @usableFromInline let typedFunction: UnsafeMutablePointer<TypedFunction<Result, Arguments>>

  @inlinable
  init(signature: MessageSignature, body: @escaping TypedFunction<Result, Arguments>.Body) {
    unsafe typedFunction = .allocate(capacity: 1)
    unsafe typedFunction.initialize(to: TypedFunction(body: body))
    unsafe super.init(signature: signature, function: UnsafeRawPointer(typedFunction))
  }

  isolated deinit {
    unsafe typedFunction.deinitialize(count: 1)
    unsafe typedFunction.deallocate()
  }
}
