import Streams

/// A proxy whose death is noted.
final class MortalProxy: MessageProxy {
  private let log: LifetimeLog

  init(_ log: LifetimeLog) {
    self.log = log
    super.init()
  }

  isolated deinit {
    log.deaths += 1
  }
}
