public import Streams

/// One message that a tracking proxy counted.
public struct TrackingRecord: Hashable, Sendable {
  /// The message.
  public let message: Selector

  /// The name of the proxy that counted it.
  public let proxy: String
}
