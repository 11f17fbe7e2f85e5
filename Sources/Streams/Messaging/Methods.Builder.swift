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
      add(message.selector, message.signature) {
        (owner: Owner, _, arguments: (repeat each Argument)) -> Result? in
        body(owner, repeat each arguments)
      }
    }

    /// Declares what an instance does when it gets `message`, for a method that wants to know the
    /// name under which the message came.
    @inlinable
    @inline(never)
    public mutating func receive<Result, each Argument>(
      _ message: Message<Result, repeat each Argument>,
      _ body: @escaping @MainActor (Owner, Selector, repeat each Argument) -> Result
    ) {
      add(message.selector, message.signature) {
        (owner: Owner, name, arguments: (repeat each Argument)) -> Result? in
        body(owner, name, repeat each arguments)
      }
    }

    @inlinable
    @inline(__always)
    mutating func add<Result, Arguments>(
      _ selector: Selector, _ signature: MessageSignature,
      _ body: @escaping @MainActor (Owner, Selector, Arguments) -> Result?
    ) {
      let implementation = TypedImplementation<Result, Arguments>(
        signature: signature, accepts: { $0 is Owner },
        body: { receiver, name, arguments in
          // SAFETY: only what `accepts` has let pass gets here.
          body(unsafe unsafeDowncast(receiver, to: Owner.self), name, arguments)
        })
      implementations.append((selector, implementation))
    }
  }
}
