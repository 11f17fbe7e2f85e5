/// The least that a list of observers can be: an array of closures.
final class HandWrittenSubject<Element> {
  private var observers: [(Element) -> Void] = []

  func observe(_ observer: @escaping (Element) -> Void) { observers.append(observer) }

  func removeLast() { observers.removeLast() }

  @inline(never)
  func send(_ element: Element) {
    for observer in observers { observer(element) }
  }
}
