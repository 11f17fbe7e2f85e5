/// Decides when something runs, and is the only source of time in this library.
///
/// - Note: A scheduler runs its work in one isolation domain: the one of the streams that use it.
public protocol Scheduler {
  /// The time that has passed since an origin of the scheduler's own.
  var now: Duration { get }

  /// Runs an action later.
  ///
  /// Actions that are due at the same time run in the order in which they were scheduled.
  ///
  /// - Parameters:
  ///   - delay: How much later; what is negative counts as zero.
  ///   - action: What to do.
  /// - Returns: A handle that calls the action off.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}
