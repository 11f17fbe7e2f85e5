/// An object that belongs to a host, and looks for it while it dies.
@MainActor
final class MortalChild {
  private let log: LifetimeLog
  private weak var owner: MortalHost?

  init(_ log: LifetimeLog, of owner: MortalHost) {
    self.log = log
    self.owner = owner
  }

  isolated deinit {
    log.ownerReference = LifetimeLog.name(owner)
  }
}
