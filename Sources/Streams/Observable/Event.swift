/// One signal of a stream: any number of elements, then at most one end.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream ended; nothing follows.
  case completed

  /// The element, where the event carries one.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, where the stream failed.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether nothing can follow this event.
  @inlinable
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }
}

extension Event: Sendable where Element: Sendable {}
