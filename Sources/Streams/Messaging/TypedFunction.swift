/// What runs when a message arrives: a function of the receiver, the name under which the message
/// came, and the arguments; `nil` where nobody answers.
///
/// It cannot be copied, so that calling it through a pointer does not retain what it has captured.
@usableFromInline
struct TypedFunction<Result, Arguments>: ~Copyable {
  @usableFromInline typealias Body = @MainActor (AnyObject, Selector, Arguments) -> Result?

  @usableFromInline let body: Body

  @inlinable
  init(body: @escaping Body) {
    self.body = body
  }

  @MainActor
  @inlinable
  borrowing func call(
    _ receiver: AnyObject, _ selector: Selector, _ arguments: Arguments
  ) -> Result? {
    body(receiver, selector, arguments)
  }
}
