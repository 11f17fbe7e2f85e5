/// A handle that ends something: a subscription, a timer, a registration.
///
/// - Note: Confined to the isolation domain in which it was made.
public protocol Disposable: AnyObject {
  /// Ends it. Calling this again has no effect.
  func dispose()
}

extension Disposable {
  /// Leaves the disposal to a bag.
  ///
  /// - Parameter bag: Disposes of the handle when it is released itself.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
