/// A party that has been put onto a host.
@MainActor
public final class Participation {
  /// How often each of the party's receivers got its event: one for a wrapper, one an observer.
  let received: () -> [Int]

  /// The object that has to read back when this party was the last to set the slot.
  let identity: () -> AnyObject?

  /// Uses the party once more, as an app does later: another observer, say.
  let use: () -> Void

  private var remove: (() -> Void)?

  /// Describes an installed party.
  ///
  /// - Parameters:
  ///   - received: How often each of the party's receivers got its event: the wrapper
  ///     ``ProbeHost/didSelect``, the first observer that too, the second ``ProbeHost/didScroll``.
  ///   - identity: The object that has to read back when this party was the last to set the slot;
  ///     `nil` for a party that never claims to be the delegate.
  ///   - use: Uses the party once more, as an app does later.
  ///   - remove: Takes the party off the host.
  public init(
    received: @escaping () -> [Int], identity: @escaping () -> AnyObject? = { nil },
    use: @escaping () -> Void = {}, remove: @escaping () -> Void
  ) {
    self.received = received
    self.identity = identity
    self.use = use
    self.remove = remove
  }

  /// Takes the party off the host, if it is still there.
  func leave() {
    remove?()
    remove = nil
  }
}
