import Streams

/// A host that looks around while it dies.
final class MortalHost: MessageObject {
  private let log: LifetimeLog
  private weak var own: MortalHost?

  init(_ log: LifetimeLog) {
    self.log = log
    super.init()
    own = self
    log.host = self
  }

  isolated deinit {
    log.globalReference = LifetimeLog.name(log.host)
    log.ownReference = LifetimeLog.name(own)
    weak let new = self
    log.newReference = LifetimeLog.name(new)
    log.note("weak=\(log.globalReference)")
    log.note("assoc=\(self[associated: .fact] == nil ? "gone" : "there")")
  }
}
