/// A scheduler that runs actions on an actor, in real time.
///
/// Made inside an actor's domain, it runs there: on the main actor, on any global actor, or on any other
/// actor with whatever executor that has. ``MainScheduler/instance`` is the one of the main actor.
///
/// Actions run in the order in which they are due, and those that are due at the same time in the order
/// in which they were scheduled. They run after the call that schedules them, never inside it.
///
/// - Note: Confined to the domain of the actor.
public final class ActorScheduler: Scheduler {
  private let agenda: Agenda

  /// A scheduler that runs actions where it is made.
  ///
  /// - Parameters:
  ///   - clock: Measures the time.
  ///   - isolation: The actor; the caller's, unless another one is named. The initial value of a property
  ///     has no actor of its own, and has to name it.
  public init(
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated any Actor = #isolation
  ) {
    agenda = Agenda(clock, isolation)
  }

  /// The time since the scheduler was made.
  public var now: Duration { agenda.now() }

  /// Runs an action later.
  ///
  /// - Parameters:
  ///   - delay: How much later; what is negative counts as zero.
  ///   - action: What to do.
  /// - Returns: A handle that calls the action off.
  /// - Complexity: O(log *n*) comparisons, and moving the items that are due earlier.
  public func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    agenda.schedule(after: max(delay, .zero), action)
  }
}

@available(*, unavailable)
extension ActorScheduler: Sendable {}
