/// The receiving end of one subscription, handed to the closure of ``Observable/create(_:)``.
///
/// An observer ignores what is sent after the end or after the subscription was disposed of, so a
/// source needs no bookkeeping of its own. A source that loops should look at ``isDisposed``.
///
/// - Note: Confined to the isolation domain of the subscription.
@frozen
public struct Observer<Element>: ObserverType {
  /// Takes an element; called only while `subscription` is not stopped.
  @usableFromInline let next: (Element) -> Void
  /// What ends when the stream ends.
  ///
  /// Stateless operators hand the same one up the chain.
  @usableFromInline let subscription: Subscription

  @inlinable
  init(_ subscription: Subscription, next: @escaping (Element) -> Void) {
    self.next = next
    self.subscription = subscription
  }

  /// Whether further events are ignored, because the stream ended or nobody listens any more.
  @inlinable
  public var isDisposed: Bool { subscription.isStopped }

  /// Sends one event downstream.
  ///
  /// - Parameter event: The event; ignored when ``isDisposed``.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Sends one element downstream.
  ///
  /// - Parameter element: The element; ignored when ``isDisposed``.
  @inlinable
  public func onNext(_ element: Element) {
    if !subscription.isStopped { next(element) }
  }

  /// Ends the stream with a failure.
  ///
  /// - Parameter error: Why the stream failed.
  @inlinable
  public func onError(_ error: any Error) { subscription.end(error) }

  /// Ends the stream regularly.
  @inlinable
  public func onCompleted() { subscription.end(nil) }
}

@available(*, unavailable)
extension Observer: Sendable {}
