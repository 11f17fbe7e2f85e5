/// A handle that runs a closure once.
final class ActionDisposable: Disposable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}
