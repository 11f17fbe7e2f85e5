/// A subject without memory: observers get what is sent after they came.
///
/// An element that is sent while another one is delivered is queued, so that every observer sees the
/// same order. Observers that come after the end get the end only.
///
/// - Note: Confined to one isolation domain.
public final class PublishSubject<Element>: SubjectType {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject without observers.
  @inlinable
  public init() { broadcast = Broadcast() }

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { !broadcast.list.isEmpty }

  /// The stream of what is sent.
  ///
  /// - Returns: A stream that can be handed out without the right to send.
  @inlinable
  public func asObservable() -> Observable<Element> {
    let broadcast = broadcast
    return Observable { observer in broadcast.attach(observer) }
  }

  /// Sends an event to all observers.
  ///
  /// - Parameter event: The event; ignored after the end.
  @inlinable
  public func on(_ event: Event<Element>) { broadcast.send(event) }

  /// Sends an element to all observers.
  ///
  /// - Parameter element: The element; ignored after the end.
  /// - Complexity: O(*n*) in the number of observers; no allocation.
  @inlinable
  public func onNext(_ element: Element) { broadcast.send(element) }

  /// Ends the stream with a failure.
  ///
  /// - Parameter error: The failure.
  @inlinable
  public func onError(_ error: any Error) { broadcast.send(end: error) }

  /// Ends the stream regularly.
  @inlinable
  public func onCompleted() { broadcast.send(end: nil) }
}

@available(*, unavailable)
extension PublishSubject: Sendable {}
