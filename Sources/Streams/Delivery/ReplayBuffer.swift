/// The last elements of a stream, at most `limit`, and if wanted not older than some age.
@frozen
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var storage: [Element] = []
  /// Where the oldest element is, once the storage is full.
  @usableFromInline var start = 0
  /// Takes the place of the storage where age counts.
  @usableFromInline let aging: AgingBuffer<Element>?

  @inlinable
  init(limit: Int) {
    self.limit = limit
    aging = nil
  }

  @inlinable
  init(limit: Int, maxAge: Duration, scheduler: any Scheduler) {
    self.limit = limit
    aging = AgingBuffer(limit: limit, maxAge: maxAge, scheduler: scheduler)
  }

  /// The remembered elements, oldest first.
  @inlinable var elements: [Element] {
    if let aging { return aging.elements }
    return start == 0 ? storage : Array(storage[start...] + storage[..<start])
  }

  @inlinable
  mutating func record(_ element: Element) {
    if let aging {
      aging.record(element)
    } else if storage.count < limit {
      storage.append(element)
    } else {
      storage[start] = element
      start = start + 1 == limit ? 0 : start + 1
    }
  }
}
