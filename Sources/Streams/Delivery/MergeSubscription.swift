/// The subscription of a merging or switching operator to its source, and the owner of the inner ones.
///
/// It ends its consumer when the source has ended and no inner stream is live, or with a failure.
@usableFromInline
final class MergeSubscription: Subscription {
  @safe @exclusivity(unchecked) private var consumer: Subscription?
  @safe @exclusivity(unchecked) fileprivate var first: InnerSubscription?

  @usableFromInline
  init(_ consumer: Subscription) {
    self.consumer = consumer
    super.init()
    consumer.own(self)
  }

  /// The subscription for one more inner stream.
  ///
  /// It can be stopped before the stream is attached to.
  @usableFromInline
  func addInner() -> InnerSubscription {
    let inner = InnerSubscription(self)
    if isReleased {
      inner.dispose()
    } else {
      inner.next = first
      unsafe first?.previous = inner
      first = inner
    }
    return inner
  }

  /// The subscription for the inner stream that takes the place of the one before.
  @usableFromInline
  func switchInner() -> InnerSubscription {
    first?.dispose()
    return addInner()
  }

  override func finish(_ failure: (any Error)?) {
    detach()
    endConsumer(failure)
  }

  fileprivate func endConsumer(_ failure: (any Error)?) {
    guard failure != nil || (isStopped && first == nil) else { return }
    let consumer = consumer
    dispose()
    consumer?.end(failure)
  }

  override func release() {
    consumer = nil
    while let inner = first { inner.dispose() }
  }
}

/// The subscription to one inner stream, a node in the list of its owner.
@safe
@usableFromInline
final class InnerSubscription: Subscription {
  @safe @exclusivity(unchecked) private var owner: MergeSubscription?
  @safe @exclusivity(unchecked) fileprivate var next: InnerSubscription?
  // SAFETY: the predecessor clears or redirects this field when it leaves the list.
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: InnerSubscription?

  fileprivate init(_ owner: MergeSubscription) {
    self.owner = owner
  }

  override func finish(_ failure: (any Error)?) {
    let owner = owner
    dispose()
    owner?.endConsumer(failure)
  }

  override func release() {
    guard let owner else { return }
    self.owner = nil
    let next = next
    self.next = nil
    unsafe next?.previous = previous
    if let previous = unsafe previous {
      previous.next = next
    } else if owner.first === self {
      owner.first = next
    }
    unsafe previous = nil
  }
}
