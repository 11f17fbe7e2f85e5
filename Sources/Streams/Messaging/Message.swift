/// A typed selector: the name of a message together with its arguments, its result, and the result
/// that a sender gets where nobody answers.
///
/// Declare one as a static constant and send it with ``send(to:_:)``:
///
/// ```swift
/// extension CollectionView {
///   static let didSelectItem = Message<Void, CollectionView, IndexPath>(
///     "collectionView(_:didSelectItemAt:)"
///   ) { (delegate: any CollectionViewDelegate, view, path) in
///     delegate.collectionView(view, didSelectItemAt: path)
///   }
/// }
/// ```
///
/// A message that is declared together with the protocol requirement that it stands for is
/// implemented by every object that conforms. Declare an optional message with a small protocol of
/// its own: it counts as implemented only where a class adopts that.
@MainActor
public struct Message<Result, each Argument> {
  /// The name.
  public let selector: Selector

  /// What a sender gets where nobody answers.
  public let defaultResult: Result

  @usableFromInline let signature: MessageSignature

  /// Declares a message by its name alone; only receivers with a method table, and forwarders, take
  /// it.
  ///
  /// - Parameters:
  ///   - name: The name; a process has one type for each name.
  ///   - defaultResult: What a sender gets where nobody answers.
  /// - Precondition: the name has not been declared with another type.
  @inlinable
  @inline(never)
  public init(_ name: String, default defaultResult: Result) {
    let selector = Selector(name)
    self.selector = selector
    self.defaultResult = defaultResult
    signature = unsafe MessageRegistry.declare(
      selector,
      MessageSignature(
        type: ObjectIdentifier(TypedImplementation<Result, (repeat each Argument)>.self),
        description: "\(((repeat each Argument) -> Result).self)",
        isNotification: Result.self == Void.self,
        makeUnanswered: { signature, body in
          TypedImplementation<Result, (repeat each Argument)>(signature: signature) {
            receiver, name, _ in
            body(receiver, name)
            return nil
          }
        },
        makeRelay: { signature, selector, accepts, relay in
          RelayPassage.add(
            selector,
            RelayPassage.passing(
              signature, default: defaultResult, with: (repeat each Argument).self))
          return TypedImplementation<Result, (repeat each Argument)>(
            signature: signature, accepts: accepts, relay: relay
          ) {
            receiver, _, arguments in
            guard Forwarding.enter(receiver, selector) else { return defaultResult }
            defer { Forwarding.leave() }
            relay.note(receiver)
            guard
              let target = relay.target(receiver), MessageObject.responds(target, to: selector)
            else { return defaultResult }
            return Delivery.deliver(selector, to: target, arguments) ?? defaultResult
          }
        },
        invoke: { frame, selector, target in
          let frame = unsafe frame.assumingMemoryBound(
            to: InvocationFrame<Result, (repeat each Argument)>.self)
          guard
            let answer = Delivery<Result, (repeat each Argument)>.deliver(
              selector, to: target, unsafe frame.pointee.arguments)
          else { return false }
          unsafe frame.pointee.result = answer
          return true
        }))
  }

  /// Declares a message together with the requirement of the protocol `Conformer` that it stands
  /// for.
  ///
  /// - Parameters:
  ///   - name: The name; a process has one type for each name.
  ///   - defaultResult: What a sender gets where nobody answers.
  ///   - requirement: Calls the requirement on an object that conforms.
  /// - Precondition: the name has not been declared with another type.
  @inlinable
  @inline(never)
  public init<Conformer>(
    _ name: String, default defaultResult: Result,
    _ requirement: @escaping @MainActor (Conformer, repeat each Argument) -> Result
  ) {
    self.init(name, default: defaultResult)
    let signature = signature
    MessageRegistry.declare(selector) { object in
      guard let cast = ConformerCast<Conformer>(from: object) else { return nil }
      return TypedImplementation<Result, (repeat each Argument)>(signature: signature) {
        receiver, _, arguments in
        cast(receiver) { conformer in requirement(conformer, repeat each arguments) }
      }
    }
  }

  /// An implementation of this message: a function of the receiver, the name under which the message
  /// came, and the arguments.
  @inlinable
  @inline(never)
  public func implementation(
    _ body: @escaping @MainActor (AnyObject, Selector, repeat each Argument) -> Result
  ) -> Implementation {
    TypedImplementation<Result, (repeat each Argument)>(signature: signature) {
      receiver, name, arguments in
      body(receiver, name, repeat each arguments)
    }
  }

  /// An implementation that may find out that nobody answers, `nil`: the sender falls back to its own
  /// behaviour.
  @inlinable
  @inline(never)
  package func answering(
    _ body: @escaping @MainActor (AnyObject, Selector, repeat each Argument) -> Result?
  ) -> Implementation {
    TypedImplementation<Result, (repeat each Argument)>(signature: signature) {
      receiver, name, arguments in
      body(receiver, name, repeat each arguments)
    }
  }
}

extension Message where Result == Void {
  /// Declares a notification by its name alone.
  @inlinable
  @inline(never)
  public init(_ name: String) {
    self.init(name, default: ())
  }

  /// Declares a notification together with the requirement of the protocol `Conformer` that it
  /// stands for.
  @inlinable
  @inline(never)
  public init<Conformer>(
    _ name: String, _ requirement: @escaping @MainActor (Conformer, repeat each Argument) -> Void
  ) {
    self.init(name, default: (), requirement)
  }
}
