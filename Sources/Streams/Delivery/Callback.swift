/// A closure that is called where it is stored.
///
/// A closure read from mutable memory is retained for the call, because the compiler cannot know that
/// the callee leaves it alone. Borrowing a value that cannot be copied spares that; in exchange, whoever
/// stores a callback must not destroy it while it runs.
@frozen
@usableFromInline
struct Callback<Element>: ~Copyable {
  @usableFromInline let body: (Element) -> Void

  @inlinable
  init(_ body: @escaping (Element) -> Void) { self.body = body }

  @inlinable
  @inline(__always)
  borrowing func callAsFunction(_ element: Element) { body(element) }
}
