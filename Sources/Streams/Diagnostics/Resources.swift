/// Counts what streams keep alive, in debug builds: every live subscription, also those between operators,
/// and every subject or shared stream.
///
/// A number that grows with each visit of a screen gives a leak away; a test gets the number to zero:
///
/// ```swift
/// let resources = Resources()
/// Resources.$current.withValue(resources) { visitScreen() }
/// #expect(resources.total == 0)
/// ```
///
/// The counter in force belongs to the current task, so that tests that run side by side do not meet. What
/// is made while it is in force is counted by it until its end, wherever that comes. A release build
/// counts nothing.
public final class Resources: Sendable {
  /// The counter in force for the current task; the one of the whole program where none was set.
  @TaskLocal
  public static var current = Resources()

  private let count = Locked(0)

  /// A counter at zero.
  public init() {}

  /// How much is alive; zero in a release build.
  public var total: Int { count.withLock { $0 } }

  func change(by difference: Int) {
    count.withLock { $0 += difference }
  }
}
