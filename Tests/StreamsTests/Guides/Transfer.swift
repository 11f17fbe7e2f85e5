import Streams

/// Work that reports from a task of its own.
final class Transfer: Sendable {
  private let task: Task<Void, Never>

  init(_ address: String, reporting inlet: Inlet<Progress>) {
    task = Task.detached {
      for percent in [50, 100] { inlet.push(Progress(percent: percent)) }
      inlet.finish()
    }
  }

  func cancel() { task.cancel() }
}
