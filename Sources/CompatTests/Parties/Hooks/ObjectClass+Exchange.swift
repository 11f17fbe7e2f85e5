import Streams

extension ObjectClass {
  /// Exchanges two methods where they are found, as a hook does; doing it twice takes the hook off again.
  func exchange(_ first: Selector, _ second: Selector) {
    guard let first = method(of: first), let second = method(of: second) else { return }
    Method.exchangeImplementations(first, second)
  }
}
