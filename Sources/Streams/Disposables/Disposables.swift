/// Makes handles.
public enum Disposables {
  /// A handle that does nothing.
  ///
  /// - Returns: The handle.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// A handle that runs a closure.
  ///
  /// - Parameter action: Runs once, at the first disposal, and is released then.
  /// - Returns: The handle.
  public static func create(with action: @escaping () -> Void) -> any Disposable {
    ActionDisposable(action)
  }

  /// A handle that ends several others.
  ///
  /// - Parameter disposables: The handles.
  /// - Returns: The handle.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables)
  }
}
