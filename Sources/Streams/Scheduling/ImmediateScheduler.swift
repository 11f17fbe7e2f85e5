/// A scheduler that waits for nothing: every action runs at once, inside the call that schedules it.
///
/// For tests and previews in which time does not matter. Its time stands still. An action that schedules
/// itself again is a recursion; ``TrampolineScheduler`` makes a loop of it.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A scheduler that waits for nothing.
  public init() {}

  /// Always zero.
  public var now: Duration { .zero }

  /// Runs an action at once.
  ///
  /// - Parameters:
  ///   - delay: Not waited for.
  ///   - action: What to do.
  /// - Returns: A handle without use, since the action has run.
  public func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    action()
    return Disposables.create()
  }
}
