/// A stream that is fed from outside, and can neither fail nor end.
public protocol RelayType<Element>: ObservableType {
  /// Sends an element to all observers.
  ///
  /// - Parameter element: The element.
  func accept(_ element: Element)
}
