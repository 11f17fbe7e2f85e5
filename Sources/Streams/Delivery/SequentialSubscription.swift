/// Subscribes to one source after another.
///
/// A source that ends while it is being subscribed to returns to a loop before the next one is started,
/// so any number of synchronous sources needs the same depth of stack.
@usableFromInline
final class SequentialSubscription: Subscription {
  private var onSourceEnd: ((SequentialSubscription, (any Error)?) -> Void)?
  private var current: SequentialSource?
  private var next: ((Subscription) -> Void)?
  private var isStarting = false

  /// Ends together with the consumer.
  ///
  /// `onSourceEnd` runs at the end of each source; it starts the next one, now or later, or ends the
  /// consumer.
  @usableFromInline
  init(
    _ consumer: Subscription,
    onSourceEnd: @escaping (SequentialSubscription, (any Error)?) -> Void
  ) {
    super.init()
    self.onSourceEnd = onSourceEnd
    consumer.own(self)
  }

  /// Starts a source as soon as the one before has returned.
  @usableFromInline
  func start(_ attach: @escaping (Subscription) -> Void) {
    if isReleased { return }
    next = attach
    guard !isStarting else { return }
    isStarting = true
    while let attach = next {
      next = nil
      let source = SequentialSource(self)
      current = source
      attach(source)
    }
    isStarting = false
  }

  fileprivate func sourceEnded(_ failure: (any Error)?) {
    current = nil
    onSourceEnd?(self, failure)
  }

  override func release() {
    let (onSourceEnd, current) = (onSourceEnd, current)
    (self.onSourceEnd, self.current, next) = (nil, nil, nil)
    current?.dispose()
    // What it captured may call back, so it is destroyed last.
    withExtendedLifetime(onSourceEnd) {}
  }
}

/// The subscription to one of the sources.
private final class SequentialSource: Subscription {
  private var owner: SequentialSubscription?

  init(_ owner: SequentialSubscription) {
    self.owner = owner
  }

  override func finish(_ failure: (any Error)?) {
    let owner = owner
    dispose()
    owner?.sourceEnded(failure)
  }

  override func release() { owner = nil }
}
