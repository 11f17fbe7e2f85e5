/// The subscription to a source that several consumers need, and that is left with the last of them.
///
/// Windows and groups need it: they outlive the stream that handed them out.
@usableFromInline
final class CountedSubscription: Subscription {
  private var onEnd: (((any Error)?) -> Void)?
  private var holders = 0

  /// `onEnd` runs at the end of the source, when the source has been released.
  @usableFromInline
  init(onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
  }

  /// Keeps the source subscribed to until the holder ends.
  @usableFromInline
  func hold(for holder: Subscription) {
    holders += 1
    holder.own(
      ActionSubscription { [self] in
        holders -= 1
        if holders == 0 { dispose() }
      })
  }

  override func finish(_ failure: (any Error)?) {
    let onEnd = onEnd
    detach()
    onEnd?(failure)
    dispose()
  }

  override func release() { onEnd = nil }
}
