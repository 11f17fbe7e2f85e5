/// Handles that end together.
public final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable]

  /// Whether the handles were disposed of.
  public private(set) var isDisposed = false

  /// Collects handles.
  ///
  /// - Parameter disposables: The first handles.
  public init(_ disposables: [any Disposable] = []) {
    self.disposables = disposables
  }

  /// How many handles wait for disposal.
  public var count: Int { disposables.count }

  /// Adds a handle, which is disposed of at once if the others were already.
  ///
  /// - Parameter disposable: The handle.
  public func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
  }

  /// Takes a handle out and disposes of it.
  ///
  /// - Parameter disposable: A handle that was inserted; others are left alone.
  /// - Complexity: O(*n*).
  public func remove(_ disposable: any Disposable) {
    guard let index = disposables.firstIndex(where: { $0 === disposable }) else { return }
    disposables.remove(at: index).dispose()
  }

  /// Ends all handles, in the order in which they were added.
  public func dispose() {
    isDisposed = true
    let disposables = disposables
    self.disposables = []
    for disposable in disposables { disposable.dispose() }
  }
}
