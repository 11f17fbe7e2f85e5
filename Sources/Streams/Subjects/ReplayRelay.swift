/// A ``ReplaySubject`` that can neither fail nor end.
///
/// - Note: Confined to one isolation domain.
public final class ReplayRelay<Element>: RelayType {
  @usableFromInline let subject: ReplaySubject<Element>

  @inlinable
  init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that remembers a number of elements.
  ///
  /// - Parameter bufferSize: How many.
  /// - Returns: The relay.
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that remembers everything.
  ///
  /// - Returns: The relay.
  @inlinable
  public static func createUnbounded() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// A relay that forgets what is too old.
  ///
  /// - Parameters:
  ///   - bufferSize: How many elements are remembered at most.
  ///   - maxAge: How old a remembered element may be.
  ///   - scheduler: Tells the time.
  /// - Returns: The relay.
  /// - Precondition: `bufferSize` is not negative.
  @inlinable
  public static func create(
    bufferSize: Int = .max, maxAge: Duration, scheduler: any Scheduler
  ) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize, maxAge: maxAge, scheduler: scheduler))
  }

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { subject.hasObservers }

  /// Remembers an element and sends it to all observers.
  ///
  /// - Parameter element: The element.
  @inlinable
  public func accept(_ element: Element) { subject.onNext(element) }

  /// The stream of what is remembered and of what is accepted.
  ///
  /// - Returns: A stream without end.
  @inlinable
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

@available(*, unavailable)
extension ReplayRelay: Sendable {}
