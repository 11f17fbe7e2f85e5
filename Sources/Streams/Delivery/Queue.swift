/// Elements that wait for their turn, first in, first out.
///
/// - Complexity: Amortised O(1) for both ends.
@usableFromInline
final class Queue<Element> {
  @safe @exclusivity(unchecked) @usableFromInline var storage: [Element?] = []
  @safe @exclusivity(unchecked) @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { head == storage.count }
  @inlinable var count: Int { storage.count - head }
  @inlinable var first: Element? { isEmpty ? nil : storage[head] }

  @inlinable
  func append(_ element: Element) { storage.append(element) }

  @inlinable
  func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Takes the first element, which has to be there.
  @inlinable
  func removeFirst() -> Element { popFirst()! }

  /// What waits, in order.
  @inlinable var elements: [Element] { storage[head...].compactMap { $0 } }

  /// Takes everything.
  @inlinable
  func removeAll() -> [Element] {
    let rest = elements
    storage = []
    head = 0
    return rest
  }
}
