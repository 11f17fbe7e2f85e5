/// Actions that all wait for the same time, and are called off with the subscription that owns them.
@usableFromInline
final class ScheduledActions: Subscription {
  private let scheduler: any Scheduler
  private let pending = Queue<SerialDisposable>()

  @usableFromInline
  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  @usableFromInline
  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    if isReleased { return }
    let place = SerialDisposable()
    // Waiting before it is scheduled: a scheduler may run an action at once.
    pending.append(place)
    place.disposable = scheduler.schedule(after: delay) { [self] in
      _ = pending.popFirst()
      action()
    }
  }

  override func release() {
    for place in pending.removeAll() { place.dispose() }
  }
}
