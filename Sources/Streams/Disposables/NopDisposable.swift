/// A handle that has nothing to end.
final class NopDisposable: Disposable, Sendable {
  static let shared = NopDisposable()

  func dispose() {}
}
