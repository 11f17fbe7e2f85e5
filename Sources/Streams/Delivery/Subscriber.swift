/// The consuming end of a chain: a subscription that hands the elements to a closure.
@usableFromInline
class Subscriber<Element>: Subscription {
  @safe @exclusivity(unchecked) @usableFromInline final var callback: Callback<Element>?

  @inlinable
  init(_ onNext: @escaping (Element) -> Void) {
    callback = Callback(onNext)
    super.init()
  }

  /// A closure over one reference needs no allocation: its context is the subscriber.
  @inlinable final var observer: Observer<Element> {
    Observer(self) { [self] in receive($0) }
  }

  @inlinable
  final func receive(_ element: Element) {
    guard !isStopped else { return }
    let before = state.rawValue & State.delivering.rawValue
    state.rawValue |= State.delivering.rawValue
    switch callback {
    case .some(let callback): callback(element)
    case .none: break
    }
    if before == 0 {
      state.rawValue &= ~State.delivering.rawValue
      if isReleased { callback = nil }
    }
  }

  /// The handle may outlive the subscription for long; what the closure captured must not.
  @usableFromInline
  override func release() {
    if !state.contains(.delivering) { callback = nil }
  }
}
