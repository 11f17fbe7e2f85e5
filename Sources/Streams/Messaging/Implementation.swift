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

  /// What this does, where it is a relay.
  let relay: Relay?

  /// Says whether an object can be the receiver; `nil` where any object can.
  private let accepts: (@MainActor (AnyObject) -> Bool)?

  @usableFromInline
  init(
    signature: MessageSignature, function: UnsafeRawPointer,
    accepts: (@MainActor (AnyObject) -> Bool)?, relay: Relay?
  ) {
    self.relay = relay
    self.signature = signature
    unsafe self.function = function
    self.accepts = accepts
  }

  /// This implementation, or one that reports what happened where `receiver` is of a class for which
  /// this one was not written.
  ///
  /// Exchanging methods brings implementations into classes of their superclasses and siblings.
  @usableFromInline
  func safe(for receiver: AnyObject) -> Implementation {
    guard let accepts, !accepts(receiver) else { return self }
    return signature.makeUnanswered { receiver, name in
      Violation(
        .foreignReceiver, parties: [receiver],
        detail: "'\(name)' of \(Violation.name(of: receiver)) is a method of another class now"
      ).report()
    }
  }
}

/// An implementation of messages with this result and these arguments.
@safe
@usableFromInline
final class TypedImplementation<Result, Arguments>: Implementation {
  @usableFromInline let typedFunction: UnsafeMutablePointer<TypedFunction<Result, Arguments>>

  @inlinable
  init(
    signature: MessageSignature, accepts: (@MainActor (AnyObject) -> Bool)? = nil,
    relay: Relay? = nil, body: @escaping TypedFunction<Result, Arguments>.Body
  ) {
    unsafe typedFunction = .allocate(capacity: 1)
    unsafe typedFunction.initialize(to: TypedFunction(body: body))
    unsafe super.init(
      signature: signature, function: UnsafeRawPointer(typedFunction), accepts: accepts,
      relay: relay)
  }

  isolated deinit {
    unsafe typedFunction.deinitialize(count: 1)
    unsafe typedFunction.deallocate()
  }
}
