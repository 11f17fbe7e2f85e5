/// The receiving end of a binding: takes elements and does something to an object with them.
///
/// The object is not kept alive; after its death elements have no effect. A binder makes nothing of the
/// regular end of a stream. A failure is a mistake, since what is shown has no way to fail: it is reported
/// as a ``Violation``.
///
/// ```swift
/// let header = Binder(view) { view, isSmall in view.setHeader(small: isSmall) }
/// model.isHeaderSmall.bind(to: header).disposed(by: bag)
/// ```
///
/// - Note: Confined to one isolation domain, the one of its object.
public struct Binder<Element>: ObserverType {
  private let receive: (Event<Element>) -> Void

  /// A receiving end of an object.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept alive.
  ///   - binding: Hands an element to the object.
  public init<Target: AnyObject>(
    _ target: Target, binding: @escaping (Target, Element) -> Void
  ) {
    let name = String(describing: Target.self)
    receive = { [weak target] event in
      switch event {
      case .next(let element): if let target { binding(target, element) }
      case .error(let error): Violation.boundFailure(error, to: name).report()
      case .completed: break
      }
    }
  }

  /// Hands an element to the object, or reports a failure.
  ///
  /// - Parameter event: The event.
  public func on(_ event: Event<Element>) { receive(event) }
}

@available(*, unavailable)
extension Binder: Sendable {}
