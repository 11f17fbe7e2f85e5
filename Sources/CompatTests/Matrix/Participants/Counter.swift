/// How often something happened.
@MainActor
final class Counter {
  private(set) var value = 0

  func count() { value += 1 }
}
