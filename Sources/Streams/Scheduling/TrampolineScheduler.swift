/// A scheduler that runs actions one after the other, and never one inside another.
///
/// The first action runs at once; what it schedules runs before the call that scheduled the first one
/// returns. Nothing is waited for: actions run in the order in which they are due, and time jumps.
///
/// - Note: Confined to one isolation domain.
public final class TrampolineScheduler: Scheduler {
  private let queue = VirtualTimeScheduler()
  private var isRunning = false

  /// A scheduler at time zero.
  public init() {}

  /// The time at which the action that ran last was due.
  public var now: Duration { queue.now }

  /// Runs an action, and everything that it schedules, unless one is running; else after that one.
  ///
  /// - Parameters:
  ///   - delay: How much later it is due than the action that is running; what is negative counts as
  ///     zero.
  ///   - action: What to do.
  /// - Returns: A handle that calls the action off.
  public func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    let item = queue.schedule(after: delay, action)
    if !isRunning {
      isRunning = true
      queue.run()
      isRunning = false
    }
    return item
  }
}

@available(*, unavailable)
extension TrampolineScheduler: Sendable {}
