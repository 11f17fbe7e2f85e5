/// A ``PublishSubject`` that can neither fail nor end.
///
/// - Note: Confined to one isolation domain.
public final class PublishRelay<Element>: RelayType {
  @usableFromInline let subject = PublishSubject<Element>()

  /// A relay without observers.
  @inlinable
  public init() {}

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { subject.hasObservers }

  /// Sends an element to all observers.
  ///
  /// - Parameter element: The element.
  @inlinable
  public func accept(_ element: Element) { subject.onNext(element) }

  /// The stream of what is accepted.
  ///
  /// - Returns: A stream without end.
  @inlinable
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

@available(*, unavailable)
extension PublishRelay: Sendable {}
