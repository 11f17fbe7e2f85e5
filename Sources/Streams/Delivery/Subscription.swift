/// The life of one connection between a source and its consumer, and the handle that ends it.
///
/// A subscription ends once: by `end`, which comes from the source, or by `dispose`, which comes from
/// the consumer. It is the node of the source's observer list at the same time, and owns whatever else
/// has to be released. Stateless operators share the subscription of their consumer; an operator with
/// several sources has one for each.
@safe
@usableFromInline
class Subscription: Disposable {
  // SAFETY: the list clears this field when it dies, and it is cleared when the node leaves the list.
  // Sources keep their observers alive, not the reverse, so an abandoned source leaks nothing.
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var list: ObserverList?
  @safe @exclusivity(unchecked) @usableFromInline var index: UInt32 = 0
  @safe @exclusivity(unchecked) @usableFromInline final var state: State = []
  /// What is disposed of together with the subscription.
  @safe @exclusivity(unchecked) @usableFromInline final var resource: Subscription?
  #if DEBUG
    @usableFromInline final let token = ResourceToken()
  #endif

  @frozen
  @usableFromInline
  struct State: OptionSet {
    @usableFromInline var rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The source may send nothing more.
    @inlinable static var stopped: State { State(rawValue: 1) }
    /// Everything was released.
    @inlinable static var released: State { State(rawValue: 2) }
  }

  @inlinable
  init() {}

  @inlinable final var isStopped: Bool { state.rawValue & 1 != 0 }
  @inlinable final var isReleased: Bool { state.rawValue & 2 != 0 }

  /// Tells the consumer, once, that the source has ended.
  @usableFromInline
  final func end(_ failure: (any Error)?) {
    guard !isStopped else { return }
    state.formUnion(.stopped)
    // Left before anybody hears of it: what comes after the end must not arrive.
    leaveList()
    finish(failure)
  }

  /// Ends the subscription and releases everything that belongs to it.
  @usableFromInline
  final func dispose() {
    guard !isReleased else { return }
    state.formUnion([.stopped, .released])
    detach()
    release()
  }

  /// Lets go of the source.
  @usableFromInline
  final func detach() {
    leaveList()
    if let resource {
      self.resource = nil
      resource.dispose()
    }
  }

  private final func leaveList() {
    if let list = unsafe list {
      unsafe self.list = nil
      list.remove(at: Int(index))
    }
  }

  /// Makes a subscription end together with this one.
  @usableFromInline
  final func own(_ other: Subscription) {
    if isReleased {
      other.dispose()
    } else if let resource {
      self.resource = SubscriptionPair(resource, other)
    } else {
      resource = other
    }
  }

  /// Disposes of a handle when this subscription ends.
  @usableFromInline
  final func own(disposable: any Disposable) {
    if isReleased {
      disposable.dispose()
    } else if let subscription = disposable as? Subscription {
      if !subscription.isReleased { own(subscription) }
    } else if !(disposable is NopDisposable) {
      own(DisposableSubscription(disposable))
    }
  }

  /// Reacts to the end of the source; to be overridden.
  @usableFromInline
  func finish(_ failure: (any Error)?) { dispose() }

  /// Releases what a subclass holds; runs once, when the subscription ends.
  @usableFromInline
  func release() {}
}
