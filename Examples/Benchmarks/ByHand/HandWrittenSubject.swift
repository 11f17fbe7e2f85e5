/// The least that a list of observers can be: a closure after the other is called where it is stored.
///
/// No index is checked, no closure is retained, and nothing is prepared for observers that leave meanwhile.
@safe
final class HandWrittenSubject<Element> {
  private struct Observer: ~Copyable {
    let body: (Element) -> Void

    // Borrowed, so that the closure is not retained.
    @inline(__always)
    borrowing func callAsFunction(_ element: Element) { body(element) }
  }

  @exclusivity(unchecked) private var observers: UnsafeMutablePointer<Observer>
  @safe @exclusivity(unchecked) private var count = 0
  @safe @exclusivity(unchecked) private var capacity = 16

  init() { unsafe observers = .allocate(capacity: 16) }

  func observe(_ observer: @escaping (Element) -> Void) {
    if count == capacity { grow() }
    unsafe (observers + count).initialize(to: Observer(body: observer))
    count += 1
  }

  func removeLast() {
    count -= 1
    unsafe (observers + count).deinitialize(count: 1)
  }

  func send(_ element: Element) {
    var index = 0
    while index < count {
      unsafe observers[index](element)
      index += 1
    }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Observer>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: observers, count: count)
    unsafe observers.deallocate()
    unsafe observers = larger
    capacity *= 2
  }

  deinit {
    unsafe observers.deinitialize(count: count)
    unsafe observers.deallocate()
  }
}
