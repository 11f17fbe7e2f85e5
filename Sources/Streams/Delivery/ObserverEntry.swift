/// One observer in an ``ObserverList``.
///
/// The layout does not depend on `Element`: what need not be generic handles an `ObserverEntry<Void>`.
@frozen
@usableFromInline
struct ObserverEntry<Element>: ~Copyable {
  @usableFromInline var callback: Callback<Element>
  @usableFromInline var subscription: Subscription?
  @usableFromInline var isLive: Bool

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
    if isLive { callback(element) }
  }
}

extension ObserverEntry where Element == Void {
  /// A tombstone, which owns nothing: a closure without captures has no context.
  init() {
    callback = Callback { _ in }
    subscription = nil
    isLive = false
  }
}
