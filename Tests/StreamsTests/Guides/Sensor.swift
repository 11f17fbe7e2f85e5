import Streams

/// A device that reports on a thread of its own.
final class Sensor: Sendable {
  private let handler = Locked<(@Sendable (Double) -> Void)?>(nil)

  var onReading: (@Sendable (Double) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
}
