/// A ``MergeSubscription`` that has a limit for the live inner streams, and lets the others wait.
@usableFromInline
final class QueueingMergeSubscription: MergeSubscription {
  private let limit: Int
  private var active = 0
  private let waiting = Queue<(InnerSubscription) -> Void>()
  private var isStarting = false

  @usableFromInline
  init(_ consumer: Subscription, limit: Int) {
    self.limit = limit
    super.init(consumer)
  }

  /// Starts an inner stream when its turn has come.
  @usableFromInline
  func enqueue(_ attach: @escaping (InnerSubscription) -> Void) {
    waiting.append(attach)
    startWaiting()
  }

  private func startWaiting() {
    guard !isStarting else { return }
    isStarting = true
    while active < limit, !isReleased, let attach = waiting.popFirst() {
      active += 1
      attach(addInner())
    }
    isStarting = false
  }

  override func innerEnded(_ failure: (any Error)?) {
    active -= 1
    if failure == nil { startWaiting() }
    super.innerEnded(failure)
  }

  override var hasLiveInner: Bool { !waiting.isEmpty || super.hasLiveInner }

  override func release() {
    super.release()
    _ = waiting.removeAll()
  }
}
