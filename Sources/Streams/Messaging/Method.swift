/// One entry of a class's method table: a selector, and the implementation it has there now.
///
/// A method belongs to the class in whose table it was found, which may be a superclass of the one
/// that was asked. Changing its implementation changes it for that class and for everything that
/// inherits it, exactly as in the Objective-C runtime, and exactly as dangerously.
@MainActor
public final class Method {
  /// The name under which the class knows this method.
  public let selector: Selector

  /// The class whose table holds this method, while that class lives.
  public private(set) weak var owner: ObjectClass?

  /// The function that runs when the message arrives.
  public private(set) var implementation: Implementation

  init(selector: Selector, owner: ObjectClass, implementation: Implementation) {
    self.selector = selector
    self.owner = owner
    self.implementation = implementation
  }

  /// Puts `replacement` in place of the implementation and returns the one that was there
  /// (`method_setImplementation`).
  ///
  /// - Precondition: `replacement` has the type of the selector's messages.
  @discardableResult
  public func setImplementation(_ replacement: Implementation) -> Implementation {
    MessageRegistry.require(replacement, fits: selector)
    let previous = implementation
    implementation = replacement
    owner?.methodChanged(selector)
    return previous
  }

  /// Swaps the implementations of two methods (`method_exchangeImplementations`).
  ///
  /// Both change in the class in which they were *found*; exchanging twice swaps back; exchanging a
  /// method with itself does nothing. Each implementation is from then on received under the other's
  /// name.
  ///
  /// - Precondition: both methods have the same type.
  public static func exchangeImplementations(_ first: Method, _ second: Method) {
    guard first !== second else { return }
    second.setImplementation(first.setImplementation(second.implementation))
  }
}
