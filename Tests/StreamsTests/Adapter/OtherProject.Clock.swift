extension OtherProject {
  /// A clock that ticks when the test lets it.
  final class Clock {
    private(set) var time = 0
    private var jobs: [(time: Int, number: Int, work: () -> Void)] = []
    private var cancelled: Set<Int> = []
    private var count = 0

    /// Plans work, and returns how to call it off.
    @discardableResult
    func at(_ time: Int, _ work: @escaping () -> Void) -> () -> Void {
      let number = count
      count += 1
      jobs.append((max(time, self.time), number, work))
      return { self.cancelled.insert(number) }
    }

    func run() {
      while let next = jobs.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
        jobs.removeAll { $0.number == next.number }
        if cancelled.contains(next.number) { continue }
        time = next.time
        next.work()
      }
    }
  }
}
