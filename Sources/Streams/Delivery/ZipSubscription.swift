/// What the sources of a zipping operator share: who waits for them, and what is still to be paired.
///
/// The stream ends as soon as no element can follow: when a source has ended and all its elements are
/// paired. That does not depend on the order of the sources.
@usableFromInline
final class ZipSubscription: Subscription {
  private var consumer: Subscription?
  private var sources: [ZippedSource] = []
  /// How many sources have nothing to be paired.
  fileprivate var missing: Int

  @usableFromInline
  init(_ consumer: Subscription, count: Int) {
    self.consumer = consumer
    missing = count
    super.init()
    consumer.own(self)
    if count == 0 { end(nil) }
  }

  /// Subscribes to one more source; `emit` runs when every source has an element to be paired.
  ///
  /// It takes one from each queue.
  @inlinable
  func attach<Element>(
    _ source: Observable<Element>, _ queue: Queue<Element>, _ emit: @escaping () -> Void
  ) {
    guard !isReleased else { return }
    let subscription = addSource()
    source.attach(
      Observer(subscription) { [self] element in
        queue.append(element)
        guard subscription.noteArrival(in: self) else { return }
        noteDeparture()
        emit()
        endIfExhausted()
      })
  }

  @usableFromInline
  func addSource() -> ZippedSource {
    let source = ZippedSource(self)
    sources.append(source)
    return source
  }

  /// Notes that an element of each source is paired.
  @usableFromInline
  func noteDeparture() {
    for source in sources {
      source.waiting -= 1
      if source.waiting == 0 { missing += 1 }
    }
  }

  @usableFromInline
  func endIfExhausted() {
    if sources.contains(where: \.isExhausted) { end(nil) }
  }

  fileprivate func sourceEnded(_ source: ZippedSource, _ failure: (any Error)?) {
    if failure != nil || source.isExhausted { end(failure) }
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
final class ZippedSource: Subscription {
  private var group: ZipSubscription?
  fileprivate var waiting = 0

  fileprivate init(_ group: ZipSubscription) {
    self.group = group
  }

  fileprivate var isExhausted: Bool { isStopped && waiting == 0 }

  /// Notes an element.
  ///
  /// - Returns: Whether every source has one.
  @usableFromInline
  func noteArrival(in group: ZipSubscription) -> Bool {
    waiting += 1
    if waiting == 1 { group.missing -= 1 }
    return group.missing == 0
  }

  override func finish(_ failure: (any Error)?) {
    let group = group
    dispose()
    group?.sourceEnded(self, failure)
  }

  override func release() { group = nil }
}
