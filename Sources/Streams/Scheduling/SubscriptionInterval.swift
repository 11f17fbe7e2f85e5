/// From when to when somebody was subscribed, in virtual time.
public struct SubscriptionInterval: Hashable, Sendable, CustomStringConvertible {
  /// When the subscription began.
  public let subscribed: Duration
  /// When it ended; `nil` while it lasts.
  public internal(set) var disposed: Duration?

  /// An interval.
  ///
  /// - Parameters:
  ///   - subscribed: When it began.
  ///   - disposed: When it ended; `nil` while it lasts.
  public init(_ subscribed: Duration, _ disposed: Duration? = nil) {
    self.subscribed = subscribed
    self.disposed = disposed
  }

  /// The interval, in one line.
  public var description: String { "\(subscribed)…\(disposed.map { "\($0)" } ?? "")" }
}
