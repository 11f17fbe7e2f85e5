/// A subject with a current value, which new observers get first.
///
/// An element that is sent while another one is delivered is queued; it becomes the value when its turn
/// comes. Observers that come after the end get the end only.
///
/// - Note: Confined to one isolation domain.
public final class BehaviorSubject<Element>: SubjectType {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject with a first value.
  ///
  /// - Parameter value: The value until another one is sent.
  @inlinable
  public init(value: Element) {
    var replay = ReplayBuffer<Element>(limit: 1)
    replay.record(value)
    broadcast = Broadcast(replay: replay)
  }

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { !broadcast.list.isEmpty }

  /// The current value; after the end, the last one.
  ///
  /// - Returns: The value.
  /// - Throws: The error with which the stream failed.
  @inlinable
  public func value() throws -> Element {
    if let failure = broadcast.end?.failure { throw failure }
    return broadcast.replay.storage[0]
  }

  /// The stream of the current value and of what is sent.
  ///
  /// - Returns: A stream that can be handed out without the right to send.
  @inlinable
  public func asObservable() -> Observable<Element> {
    let broadcast = broadcast
    return Observable { observer in
      if let end = broadcast.end {
        observer.subscription.end(end.failure)
      } else {
        broadcast.attach(observer)
      }
    }
  }

  /// Sends an event to all observers.
  ///
  /// - Parameter event: The event; ignored after the end.
  @inlinable
  public func on(_ event: Event<Element>) { broadcast.send(event) }

  /// Makes an element the value and sends it to all observers.
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
extension BehaviorSubject: Sendable {}
