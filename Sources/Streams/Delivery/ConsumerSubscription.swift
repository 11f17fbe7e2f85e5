/// The subscription of a consumer that wants to know about the end.
@usableFromInline
final class ConsumerSubscription: Subscription {
  private var onError: ((any Error) -> Void)?
  private var onCompleted: (() -> Void)?
  private var onDisposed: (() -> Void)?

  @usableFromInline
  init(
    onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
  }

  override func finish(_ failure: (any Error)?) {
    if let failure { onError?(failure) } else { onCompleted?() }
    dispose()
  }

  override func release() {
    let onDisposed = onDisposed
    (onError, onCompleted, self.onDisposed) = (nil, nil, nil)
    onDisposed?()
  }
}
