import Foundation
import Synchronization

/// Shows on standard error how far something has come, if that is a terminal.
final class ProgressLine: Sendable {
  private let total: Int
  private let unit: String
  private let isShown = isatty(STDERR_FILENO) == 1
  private let done = Mutex(0)

  init(of total: Int, _ unit: String) {
    self.total = total
    self.unit = unit
  }

  /// Notes that more is done.
  func advance(by count: Int = 1) {
    guard isShown else { return }
    done.withLock { done in
      let before = done * 100 / max(1, total)
      done += count
      if done * 100 / max(1, total) > before { show("\r\(done) of \(total) \(unit)") }
    }
  }

  /// Takes the line away.
  func end() {
    if isShown { show("\r\u{1B}[K") }
  }

  private func show(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
