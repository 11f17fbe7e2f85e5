public import Streams

/// An action that an ``ActionGuard`` kept from being handled.
public struct SuppressedAction: Hashable, Sendable {
  /// Why an action was suppressed.
  public enum Reason: Hashable, Sendable {
    /// A control had acted too short a time before.
    ///
    /// - Parameters:
    ///   - control: The name of the control that had acted: this one, or a sibling.
    ///   - elapsed: How long before.
    ///   - remaining: How long the window is still closed.
    case window(after: String, elapsed: Duration, remaining: Duration)

    /// What an earlier action began is not done.
    case unfinishedWork([String])
  }

  /// The name of the control.
  public let control: String

  /// The message that would have been sent.
  public let message: Selector

  /// When.
  public let time: Duration

  /// Why.
  public let reason: Reason
}
