/// A property of a control that the user and the program change: a stream of its values and an observer
/// at once.
///
/// New observers get the current value first, then what follows. The stream does not fail, and ends when
/// the control dies. What is sent to the property is written to the control.
///
/// - Note: Confined to the isolation domain of the control.
public struct ControlProperty<Element>: SubjectType {
  private let values: Observable<Element>
  private let sink: Binder<Element>

  /// A property of a control.
  ///
  /// - Parameters:
  ///   - values: The current value, then each later one.
  ///   - sink: Writes a value to the control.
  public init(values: some ObservableType<Element>, sink: Binder<Element>) {
    self.values = values.asObservable()
    self.sink = sink
  }

  /// The values from now on, without the current one.
  public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }

  /// The stream of the values.
  ///
  /// - Returns: The stream, current value first.
  public func asObservable() -> Observable<Element> { values }

  /// Writes an element to the control, or reports a failure.
  ///
  /// - Parameter event: The event; the regular end has no effect.
  public func on(_ event: Event<Element>) { sink.on(event) }
}

@available(*, unavailable)
extension ControlProperty: Sendable {}
