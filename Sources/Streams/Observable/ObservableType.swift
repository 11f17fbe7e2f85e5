/// Anything that can be observed: an ``Observable``, or a subject.
///
/// The operators are methods of this protocol, so that they apply to observables and subjects alike.
public protocol ObservableType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The stream itself, without the interface of its concrete type.
  ///
  /// - Returns: An observable of the same events.
  func asObservable() -> Observable<Element>
}
