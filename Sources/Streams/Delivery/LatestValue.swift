/// The latest element of a stream that is combined with others.
@usableFromInline
final class LatestValue<Element> {
  @safe @exclusivity(unchecked) @usableFromInline var value: Element?

  @inlinable
  init() {}

  /// The element, which has to be there.
  @inlinable var current: Element { value! }
}

extension ObservableType {
  /// A place for the latest element.
  @inlinable
  func makeLatestValue() -> LatestValue<Element> { LatestValue() }
}
