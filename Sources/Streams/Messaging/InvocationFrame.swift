/// Where the arguments and the result of a call are while it is being forwarded: on the stack of the
/// send.
@usableFromInline
struct InvocationFrame<Result, each Argument> {
  @usableFromInline var arguments: (repeat each Argument)
  @usableFromInline var result: Result?

  @inlinable
  init(_ arguments: repeat each Argument) {
    self.arguments = (repeat each arguments)
  }
}
