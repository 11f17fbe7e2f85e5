/// Lets tasks of the main actor wait for a moment.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func opened() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}
