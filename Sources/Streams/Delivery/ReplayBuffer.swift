/// The last elements of a stream, at most `limit`.
@frozen
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var storage: [Element] = []
  /// Where the oldest element is, once the storage is full.
  @usableFromInline var start = 0

  @inlinable
  init(limit: Int) { self.limit = limit }

  /// The remembered elements, oldest first.
  @inlinable var elements: [Element] {
    start == 0 ? storage : Array(storage[start...] + storage[..<start])
  }

  @inlinable
  mutating func record(_ element: Element) {
    if storage.count < limit {
      storage.append(element)
    } else {
      storage[start] = element
      start = start + 1 == limit ? 0 : start + 1
    }
  }

  @inlinable
  mutating func removeAll() {
    storage = []
    start = 0
  }
}
