/// Where the arguments and the result of a call are while it is being forwarded: on the stack of the
/// send.
@usableFromInline
struct InvocationFrame<Result, Arguments> {
  @usableFromInline var arguments: Arguments
  @usableFromInline var result: Result?

  @inlinable
  init(_ arguments: Arguments) {
    self.arguments = arguments
  }
}
