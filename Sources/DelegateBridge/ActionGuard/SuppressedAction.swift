/// An action that a guard did not pass on.
public struct SuppressedAction: Hashable, Sendable {
  /// The control whose action it was, by name.
  public let control: String

  /// The control whose earlier action was in the way, by name: the same one, or a sibling.
  public let blocker: String

  /// When it was, on the guard's clock.
  public let time: Duration

  /// What was in the way.
  public let reason: Reason
}

extension SuppressedAction {
  /// Why an action is not passed on.
  public enum Reason: Hashable, Sendable {
    /// It came within the window, so long after the last action that was passed on.
    case tooSoon(after: Duration)

    /// The handler of the last action, or work that it began, was not done yet.
    case unfinishedWork
  }
}

extension SuppressedAction: CustomStringConvertible {
  /// One sentence: who, and why.
  public var description: String {
    switch reason {
    case .tooSoon(let elapsed): "\(control) suppressed: \(elapsed) after \(blocker)"
    case .unfinishedWork: "\(control) suppressed: work of \(blocker) is not done"
    }
  }
}
