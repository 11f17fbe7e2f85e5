// A function of a pack copies each argument that it passes on, so the usual numbers of arguments have
// functions of their own.
extension Methods.Builder {
  /// Declares what an instance does when it gets `message`.
  @inlinable
  @inline(__always)
  public mutating func on<Result, First>(
    _ message: Message<Result, First>,
    _ body: @escaping @MainActor (Owner, First) -> Result
  ) {
    add(message.selector, message.signature) { owner, _, first in body(owner, first) }
  }

  /// Declares what an instance does when it gets `message`.
  @inlinable
  @inline(__always)
  public mutating func on<Result, First, Second>(
    _ message: Message<Result, First, Second>,
    _ body: @escaping @MainActor (Owner, First, Second) -> Result
  ) {
    add(message.selector, message.signature) {
      (owner: Owner, _, arguments: (First, Second)) -> Result? in
      body(owner, arguments.0, arguments.1)
    }
  }

  /// Declares what an instance does when it gets `message`.
  @inlinable
  @inline(__always)
  public mutating func on<Result, First, Second, Third>(
    _ message: Message<Result, First, Second, Third>,
    _ body: @escaping @MainActor (Owner, First, Second, Third) -> Result
  ) {
    add(message.selector, message.signature) {
      (owner: Owner, _, arguments: (First, Second, Third)) -> Result? in
      body(owner, arguments.0, arguments.1, arguments.2)
    }
  }
}
