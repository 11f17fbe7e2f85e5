/// Runs a closure when the subscription that owns it ends.
@usableFromInline
final class ActionSubscription: Subscription {
  private var action: (() -> Void)?

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func release() {
    let action = action
    self.action = nil
    action?()
  }
}
