/// What an actor has to do, and when.
///
/// A task sleeps until the first action is due; one more is started when an earlier one comes.
@safe
final class Agenda: @unchecked Sendable {
  // SAFETY: tasks carry an agenda off its actor, but only `wake` and `sleep` are called there: `sleep`
  // reads nothing but an immutable Sendable closure, `wake` is isolated to the actor. Everything else
  // belongs to the scheduler, which is not Sendable and stays in the domain in which it was made.
  private let items = VirtualTimeScheduler()
  private var nextWake: Duration?
  private unowned let actor: any Actor
  let now: @Sendable () -> Duration
  private let sleep: @Sendable (_ time: Duration) async -> Void

  init(_ clock: some Clock<Duration>, _ actor: any Actor) {
    let start = clock.now
    self.actor = actor
    now = { start.duration(to: clock.now) }
    sleep = { time in try? await clock.sleep(until: start.advanced(by: time), tolerance: nil) }
  }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let due = now() + delay
    let item = items.schedule(at: due, action)
    wake(at: due)
    return item
  }

  private func wake(at due: Duration) {
    if let nextWake, nextWake <= due { return }
    nextWake = due
    Task { [self, actor] in
      await sleep(due)
      await run(due: due, on: actor)
    }
  }

  /// Does what is due.
  private func run(due: Duration, on actor: isolated any Actor) {
    if nextWake == due { nextWake = nil }
    items.advance(to: now())
    if let next = items.nextDue { wake(at: next) }
  }
}
