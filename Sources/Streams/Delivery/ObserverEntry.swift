/// One observer in an ``ObserverList``.
///
/// The layout does not depend on `Element`: what need not be generic handles an `ObserverEntry<Void>`.
@frozen
@usableFromInline
struct ObserverEntry<Element>: ~Copyable {
  @usableFromInline var callback: Callback<Element>?
  @usableFromInline var subscription: Subscription?
  @usableFromInline var isLive: Bool

  /// A tombstone.
  init() {
    callback = nil
    subscription = nil
    isLive = false
  }

  @inlinable
  init(_ observer: Observer<Element>) {
    callback = Callback(observer.next)
    subscription = observer.subscription
    isLive = true
  }

  /// Whether there is nothing left to destroy.
  var isVacant: Bool { subscription == nil }

  @inlinable
  @inline(__always)
  borrowing func deliver(_ element: Element) {
    guard isLive else { return }
    switch callback {
    case .some(let callback): callback(element)
    case .none: break
    }
  }
}
