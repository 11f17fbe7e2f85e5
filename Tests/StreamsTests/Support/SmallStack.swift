import Foundation
import Synchronization

/// Runs a computation on a thread whose stack has 512 KiB.
func onSmallStack(_ body: @escaping @Sendable () -> Int) -> Int {
  final class Outcome: Sendable {
    let value = Mutex(0)
    let isDone = DispatchSemaphore(value: 0)
  }
  let outcome = Outcome()
  let thread = Thread {
    let result = body()
    outcome.value.withLock { $0 = result }
    outcome.isDone.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  outcome.isDone.wait()
  return outcome.value.withLock { $0 }
}
