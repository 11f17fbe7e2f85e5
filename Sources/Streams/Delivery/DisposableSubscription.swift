/// A handle from outside, in the form that a subscription can own.
final class DisposableSubscription: Subscription {
  private var disposable: (any Disposable)?

  init(_ disposable: any Disposable) {
    self.disposable = disposable
  }

  override func release() {
    let disposable = disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
