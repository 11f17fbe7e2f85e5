/// The last elements of a stream that are not too old.
@usableFromInline
final class AgingBuffer<Element> {
  private let queue = Queue<(time: Duration, element: Element)>()
  private let limit: Int
  private let maxAge: Duration
  private let scheduler: any Scheduler

  @usableFromInline
  init(limit: Int, maxAge: Duration, scheduler: any Scheduler) {
    self.limit = limit
    self.maxAge = maxAge
    self.scheduler = scheduler
  }

  /// The remembered elements, oldest first.
  @usableFromInline var elements: [Element] {
    forget()
    return queue.elements.map(\.element)
  }

  @usableFromInline
  func record(_ element: Element) {
    queue.append((scheduler.now, element))
    forget()
  }

  private func forget() {
    let now = scheduler.now
    while let first = queue.first, queue.count > limit || now - first.time > maxAge {
      _ = queue.removeFirst()
    }
  }
}
