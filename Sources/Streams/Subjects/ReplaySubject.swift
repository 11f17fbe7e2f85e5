/// A subject that remembers what it was sent, and hands it to new observers first.
///
/// Observers that come after the end get what is remembered, then the end.
///
/// - Note: Confined to one isolation domain.
public final class ReplaySubject<Element>: SubjectType {
  @usableFromInline let broadcast: Broadcast<Element>

  @inlinable
  init(_ memory: ReplayBuffer<Element>) { broadcast = Broadcast(replay: memory) }

  /// A subject that remembers a number of elements.
  ///
  /// - Parameter bufferSize: How many.
  /// - Returns: The subject.
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "create(bufferSize:) needs a size that is not negative")
    return ReplaySubject(ReplayBuffer(limit: bufferSize))
  }

  /// A subject that remembers everything.
  ///
  /// - Returns: The subject.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { create(bufferSize: .max) }

  /// A subject that forgets what is too old.
  ///
  /// - Parameters:
  ///   - bufferSize: How many elements are remembered at most.
  ///   - maxAge: How old a remembered element may be.
  ///   - scheduler: Tells the time. Nothing is scheduled: what is too old is dropped when the subject is
  ///     used.
  /// - Returns: The subject.
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(
    bufferSize: Int = .max, maxAge: Duration, scheduler: any Scheduler
  ) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "create(bufferSize:) needs a size that is not negative")
    return ReplaySubject(ReplayBuffer(limit: bufferSize, maxAge: maxAge, scheduler: scheduler))
  }

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { !broadcast.list.isEmpty }

  /// The stream of what is remembered and of what is sent.
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

  /// Remembers an element and sends it to all observers.
  ///
  /// - Parameter element: The element; ignored after the end.
  /// - Complexity: O(*n*) in the number of observers.
  @inlinable
  public func onNext(_ element: Element) { broadcast.send(element) }
}

@available(*, unavailable)
extension ReplaySubject: Sendable {}
