/// Something that runs around every implementation of one message that instances of a class and of
/// its subclasses have.
///
/// Layers are applied where a message enters, once for each send: an overriding method that calls
/// `super` does not run them again, and one that does not is covered all the same. The layers of a
/// subclass are outside those of its superclass, as its methods run before those of `super`; of the
/// layers of one class the later is outside.
@MainActor
package final class InterceptionLayer {
  /// Which layers this one is among.
  package enum Position {
    /// Among the hooks.
    case hook

    /// Outside all hooks, whichever class they are on.
    case boundary
  }

  /// Makes the implementation that runs instead of `original`; `nil` stands for forwarding.
  package let wrap: (_ original: Implementation?, _ signature: MessageSignature) -> Implementation

  /// Where it is in the order.
  package let position: Position

  /// Who installed it, for those who list layers.
  package var installer: AnyObject?

  /// Runs whenever a method that this layer covers may have changed.
  package var onChange: (() -> Void)?

  /// Makes a layer out of what it puts around an implementation.
  package init(
    position: Position = .hook,
    wrap: @escaping (_ original: Implementation?, _ signature: MessageSignature) -> Implementation
  ) {
    self.position = position
    self.wrap = wrap
  }
}
