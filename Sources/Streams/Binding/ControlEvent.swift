/// What happens to a control: a stream that does not fail, and that ends when the control dies.
///
/// The type says so to whoever reads an interface; nothing is checked or changed. Every operator applies.
///
/// ```swift
/// extension Reactive where Base: CollectionView {
///   var itemSelected: ControlEvent<IndexPath> {
///     ControlEvent(events: invoked(CollectionView.didSelectItem).map(\.1))
///   }
/// }
/// ```
///
/// - Note: Confined to the isolation domain of the control.
public struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  /// The events of a control.
  ///
  /// - Parameter events: A stream that does not fail and has no effect when it is subscribed to.
  public init(events: some ObservableType<Element>) {
    self.events = events.asObservable()
  }

  /// The stream of the events.
  ///
  /// - Returns: The stream that the control event was made of.
  public func asObservable() -> Observable<Element> { events }
}

@available(*, unavailable)
extension ControlEvent: Sendable {}
