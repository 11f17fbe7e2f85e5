/// A stream of elements that ends at most once, regularly or with an error.
///
/// An observable is a recipe: nothing runs before somebody subscribes. It belongs to one isolation
/// domain and is not `Sendable`, so closures may touch the state of their actor freely and delivery
/// takes no lock. Delivery is synchronous, in the order of subscription.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// taps.filter { $0 > 1 }.map { "\($0) taps" }
///   .subscribe { print($0) }
///   .disposed(by: bag)
/// ```
///
/// - Note: Confined to one isolation domain.
@frozen
public struct Observable<Element>: ObservableType {
  /// Connects an observer; the observer's subscription learns what to release.
  @usableFromInline let attach: (Observer<Element>) -> Void

  @inlinable
  init(attach: @escaping (Observer<Element>) -> Void) {
    self.attach = attach
  }

  /// The observable itself.
  ///
  /// - Returns: The observable, unchanged.
  @inlinable
  public func asObservable() -> Observable<Element> { self }
}

@available(*, unavailable)
extension Observable: Sendable {}
