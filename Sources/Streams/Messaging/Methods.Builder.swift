extension Methods {
  /// Collects the methods of `Owner`.
  @MainActor
  public struct Builder<Owner: MessageObject> {
    @usableFromInline var implementations: [(Selector, Implementation)] = []

    init() {}

    /// Declares what an instance does when it gets `message`.
    @inlinable
    @inline(never)
    public mutating func on<Result, each Argument>(
      _ message: Message<Result, repeat each Argument>,
      _ body: @escaping @MainActor (Owner, repeat each Argument) -> Result
    ) {
      let implementation = TypedImplementation<Result, (repeat each Argument)>(
        signature: message.signature
      ) { receiver, _, arguments in
        // SAFETY: the table of `Owner` serves its instances and those of subclasses only.
        body(unsafe unsafeDowncast(receiver, to: Owner.self), repeat each arguments)
      }
      implementations.append((message.selector, implementation))
    }

    /// Declares what an instance does when it gets `message`, for a method that wants to know the
    /// name under which the message came.
    @inlinable
    @inline(never)
    public mutating func receive<Result, each Argument>(
      _ message: Message<Result, repeat each Argument>,
      _ body: @escaping @MainActor (Owner, Selector, repeat each Argument) -> Result
    ) {
      let implementation = TypedImplementation<Result, (repeat each Argument)>(
        signature: message.signature
      ) { receiver, selector, arguments in
        // SAFETY: the table of `Owner` serves its instances and those of subclasses only.
        body(
          unsafe unsafeDowncast(receiver, to: Owner.self), selector, repeat each arguments)
      }
      implementations.append((message.selector, implementation))
    }
  }
}
