/// A ``BehaviorSubject`` that can neither fail nor end.
///
/// - Note: Confined to one isolation domain.
public final class BehaviorRelay<Element>: RelayType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// A relay with a first value.
  ///
  /// - Parameter value: The value until another one is accepted.
  @inlinable
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// Whether anybody listens.
  @inlinable
  public var hasObservers: Bool { subject.hasObservers }

  /// The current value.
  @inlinable
  public var value: Element { subject.broadcast.replay.storage[0] }

  /// Makes an element the value and sends it to all observers.
  ///
  /// - Parameter element: The element.
  @inlinable
  public func accept(_ element: Element) { subject.onNext(element) }

  /// The stream of the current value and of what is accepted.
  ///
  /// - Returns: A stream without end.
  @inlinable
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

@available(*, unavailable)
extension BehaviorRelay: Sendable {}
