/// Something that runs around every implementation of one message that instances of a class and of
/// its subclasses have.
///
/// Layers are applied where a message enters, once for each send: an overriding method that calls
/// `super` does not run them again, and one that does not is covered all the same.
@MainActor
package final class InterceptionLayer {
  /// Makes the implementation that runs instead of `original`; `nil` stands for forwarding.
  package let wrap: (_ original: Implementation?, _ signature: MessageSignature) -> Implementation

  /// Runs whenever a method that this layer covers may have changed.
  package var onChange: (() -> Void)?

  /// Makes a layer out of what it puts around an implementation.
  package init(
    wrap: @escaping (_ original: Implementation?, _ signature: MessageSignature) -> Implementation
  ) {
    self.wrap = wrap
  }
}
