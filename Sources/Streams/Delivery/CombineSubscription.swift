/// What the sources of a combining operator share: who waits for them, and which of them are live.
///
/// The stream ends when every source has ended, or as soon as one ends without an element, since no
/// combination can follow then. Neither depends on the order of the sources.
@usableFromInline
final class CombineSubscription: Subscription {
  private var consumer: Subscription?
  private var sources: [CombinedSource] = []
  /// How many sources have not ended.
  private var live: Int
  /// How many sources have not emitted.
  @safe @exclusivity(unchecked) @usableFromInline var missing: Int

  @usableFromInline
  init(_ consumer: Subscription, count: Int) {
    self.consumer = consumer
    live = count
    missing = count
    super.init()
    consumer.own(self)
    if count == 0 { end(nil) }
  }

  /// Subscribes to one more source; `emit` runs when every source has an element.
  @inlinable
  func attach<Element>(
    _ source: Observable<Element>, _ latest: LatestValue<Element>, _ emit: @escaping () -> Void
  ) {
    guard !isReleased else { return }
    let subscription = addSource()
    source.attach(
      Observer(subscription) { [self] element in
        latest.value = element
        if subscription.noteValue(in: self) { emit() }
      })
  }

  @usableFromInline
  func addSource() -> CombinedSource {
    let source = CombinedSource(self)
    sources.append(source)
    return source
  }

  fileprivate func sourceEnded(_ source: CombinedSource, _ failure: (any Error)?) {
    live -= 1
    if failure != nil || live == 0 || !source.hasValue { end(failure) }
  }

  override func finish(_ failure: (any Error)?) {
    let consumer = consumer
    dispose()
    consumer?.end(failure)
  }

  override func release() {
    consumer = nil
    let sources = sources
    self.sources = []
    for source in sources { source.dispose() }
  }
}

/// The subscription to one of the sources.
@usableFromInline
final class CombinedSource: Subscription {
  private var group: CombineSubscription?
  @safe @exclusivity(unchecked) @usableFromInline var hasValue = false

  fileprivate init(_ group: CombineSubscription) {
    self.group = group
  }

  /// Notes an element.
  ///
  /// - Returns: Whether every source has one.
  @inlinable
  func noteValue(in group: CombineSubscription) -> Bool {
    if !hasValue {
      hasValue = true
      group.missing -= 1
    }
    return group.missing == 0
  }

  override func finish(_ failure: (any Error)?) {
    let group = group
    dispose()
    group?.sourceEnded(self, failure)
  }

  override func release() { group = nil }
}
