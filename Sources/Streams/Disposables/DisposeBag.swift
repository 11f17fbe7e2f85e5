/// Ends what was put into it when it is released.
///
/// A view model keeps one, so that its subscriptions end with it.
///
/// - Note: The bag belongs to one isolation domain and has to be released there.
public final class DisposeBag {
  private var disposables: [any Disposable] = []

  /// An empty bag.
  public init() {}

  /// Puts a handle into the bag.
  ///
  /// - Parameter disposable: The handle.
  /// - Complexity: Amortised O(1).
  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }

  deinit {
    for disposable in disposables { disposable.dispose() }
  }
}

@available(*, unavailable)
extension DisposeBag: Sendable {}
