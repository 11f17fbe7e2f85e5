/// Something that events can be sent to.
///
/// - Note: An observer belongs to the isolation domain of the stream that feeds it.
public protocol ObserverType<Element> {
  /// The type of the elements that the observer takes.
  associatedtype Element

  /// Takes one event.
  ///
  /// - Parameter event: The event; events that follow a stop event are ignored.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes one element.
  ///
  /// - Parameter element: The element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the failure that ends the stream.
  ///
  /// - Parameter error: Why the stream failed.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Takes the regular end of the stream.
  @inlinable
  public func onCompleted() { on(.completed) }
}
