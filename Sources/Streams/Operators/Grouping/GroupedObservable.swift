/// The elements of a stream that have a key in common.
///
/// - Note: Confined to one isolation domain.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key.
  public let key: Key
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// The stream of the elements with the key.
  ///
  /// - Returns: The stream, without its key.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

@available(*, unavailable)
extension GroupedObservable: Sendable {}
