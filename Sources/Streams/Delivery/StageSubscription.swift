/// The subscription of an operator to a source whose end the operator wants to see.
@usableFromInline
final class StageSubscription: Subscription {
  private var onEnd: (((any Error)?) -> Void)?

  /// `onEnd` runs at the end of the source, when the source has been released.
  @usableFromInline
  init(onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
  }

  /// Ends together with the consumer.
  @usableFromInline
  convenience init(_ consumer: Subscription, onEnd: @escaping ((any Error)?) -> Void) {
    self.init(onEnd: onEnd)
    consumer.own(self)
  }

  override func finish(_ failure: (any Error)?) {
    let onEnd = onEnd
    dispose()
    onEnd?(failure)
  }

  override func release() { onEnd = nil }
}
