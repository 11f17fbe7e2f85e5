/// Stands for a ``DelegateProxy``: tells the proxy's observers before and after it hands a message on.
@usableFromInline
final class ProxyPassage: MessagePassage {
  /// The ``TypedProxyStream`` of the message.
  @usableFromInline let stream: AnyObject

  init(of stream: ProxyStream, before next: NextPassage) {
    self.stream = stream.typed
    super.init(before: next)
  }

  override class var methods: Methods { Methods(ProxyPassage.self) }

  /// What the passage does with messages of this type.
  ///
  /// - Parameters:
  ///   - message: The type.
  ///   - result: The type of the result.
  ///   - arguments: The type of the arguments.
  /// - Returns: The method of the passage.
  @inlinable
  static func passing<Result, Arguments>(
    _ message: MessageSignature, answeredWith result: Result.Type, with arguments: Arguments.Type
  ) -> Implementation {
    TypedImplementation<Result, Arguments>(signature: message) { receiver, selector, arguments in
      // SAFETY: the method is in the table of these passages only, and what a passage has of a selector's
      // stream is of the type that belongs to the selector.
      let passage = unsafe unsafeDowncast(receiver, to: ProxyPassage.self)
      guard let delegate = passage.delegate else { return passage.giveBack(selector, arguments) }
      let stream = unsafe unsafeDowncast(passage.stream, to: TypedProxyStream<Arguments>.self)
      stream.sent.onNext(arguments)
      // Observers may let go of the delegate.
      defer {
        extendLifetime(delegate)
        stream.invoked.onNext(arguments)
      }
      return passage.handOn(selector, arguments, to: delegate)
    }
  }
}
