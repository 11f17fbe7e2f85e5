/// A handle of any kind, without its type.
public final class AnyDisposable: Disposable {
  private var base: (any Disposable)?

  /// Wraps a handle.
  ///
  /// - Parameter base: The handle; released when it is disposed of.
  public init(_ base: any Disposable) {
    self.base = base
  }

  /// Ends the wrapped handle.
  public func dispose() {
    let base = base
    self.base = nil
    base?.dispose()
  }
}
