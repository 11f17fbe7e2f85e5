/// The subscription of a merging or switching operator to its source, and the owner of the inner ones.
///
/// It ends its consumer when the source has ended and no inner stream is live, or with a failure.
@usableFromInline
class MergeSubscription: Subscription {
  @safe @exclusivity(unchecked) private final var consumer: Subscription?
  /// The newest inner subscription, live or not.
  ///
  /// It enters the list when a newer one comes while it is live; so an inner stream that ends
  /// synchronously is never entered, and its subscription serves the next one.
  @safe @exclusivity(unchecked) private final var newest: InnerSubscription?
  /// The list of the other live ones.
  @safe @exclusivity(unchecked) final var first: InnerSubscription?

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
  final func addInner() -> InnerSubscription {
    switch newest?.isReleased {
    case true? where !isReleased && isKnownUniquelyReferenced(&newest):
      return newest!.reused(by: self)
    case false?:
      newest!.link(before: first)
      first = newest
    default: break
    }
    let inner = InnerSubscription(self)
    if isReleased { inner.dispose() } else { newest = inner }
    return inner
  }

  /// The subscription for the inner stream that takes the place of the one before.
  @usableFromInline
  final func switchInner() -> InnerSubscription {
    newest?.dispose()
    return addInner()
  }

  override func finish(_ failure: (any Error)?) {
    detach()
    if failure != nil || !hasLiveInner { endConsumer(failure) }
  }

  func innerEnded(_ failure: (any Error)?) {
    if failure != nil || (isStopped && !hasLiveInner) { endConsumer(failure) }
  }

  /// Whether an inner stream is live, or is still to come.
  @usableFromInline var hasLiveInner: Bool {
    if first != nil { return true }
    if let newest { return !newest.isReleased }
    return false
  }

  private final func endConsumer(_ failure: (any Error)?) {
    let consumer = consumer
    dispose()
    consumer?.end(failure)
  }

  override func release() {
    consumer = nil
    newest?.dispose()
    newest = nil
    while let inner = first { inner.dispose() }
  }
}
