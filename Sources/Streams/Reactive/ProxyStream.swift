/// The two streams that a proxy has of one message, before and after the forward delegate, for those who
/// do not know the types of its arguments.
///
/// It has functions where one would expect a protocol: they are made where the types are known, and so are
/// compiled for them; the methods of a generic class behind a protocol are not.
@MainActor
@usableFromInline
final class ProxyStream {
  /// The streams for those who know: a ``TypedProxyStream``.
  @usableFromInline let typed: AnyObject

  /// Whether the message has no result, so that an observer can be a reason to send it.
  let isNotification: Bool

  /// Whether anybody listens to either.
  let hasObservers: @MainActor () -> Bool

  /// Sends the arguments of the call to the observers of that moment.
  let deliver: @MainActor (borrowing Invocation, ProxyMoment) -> Void

  /// Ends both streams: the host has died.
  let complete: @MainActor () -> Void

  @usableFromInline
  init(
    of typed: AnyObject, isNotification: Bool, hasObservers: @escaping @MainActor () -> Bool,
    deliver: @escaping @MainActor (borrowing Invocation, ProxyMoment) -> Void,
    complete: @escaping @MainActor () -> Void
  ) {
    self.typed = typed
    self.isNotification = isNotification
    self.hasObservers = hasObservers
    self.deliver = deliver
    self.complete = complete
  }
}
