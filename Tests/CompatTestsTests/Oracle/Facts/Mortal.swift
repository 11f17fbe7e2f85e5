/// An object whose death is noted.
@MainActor
final class Mortal {
  private let log: LifetimeLog
  private let lastWords: String?

  init(_ log: LifetimeLog, lastWords: String? = nil) {
    self.log = log
    self.lastWords = lastWords
  }

  isolated deinit {
    log.deaths += 1
    if let lastWords { log.note(lastWords) }
  }
}
