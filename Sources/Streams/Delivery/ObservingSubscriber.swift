/// A subscriber with closures for more than the elements.
@usableFromInline
final class ObservingSubscriber<Element>: Subscriber<Element> {
  @usableFromInline var onError: ((any Error) -> Void)?
  @usableFromInline var onCompleted: (() -> Void)?
  @usableFromInline var onDisposed: (() -> Void)?

  @inlinable
  init(
    onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    super.init(onNext)
  }

  @usableFromInline
  override func finish(_ failure: (any Error)?) {
    if let failure { onError?(failure) } else { onCompleted?() }
    dispose()
  }

  @usableFromInline
  override func release() {
    let onDisposed = onDisposed
    (onError, onCompleted, self.onDisposed) = (nil, nil, nil)
    super.release()
    onDisposed?()
  }
}
