import Streams

/// Takes lines from any thread.
final class ViolationLog: Sendable {
  private let state = Locked<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func append(_ line: String) {
    state.withLock { $0.append(line) }
  }
}
