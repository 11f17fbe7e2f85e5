import Streams

/// A delegate that passes everything on, questions included, and has no name of its own for itself.
final class Relay: MessageProxy {
  private(set) weak var target: AnyObject?

  init(to target: AnyObject?) {
    self.target = target
    super.init()
  }

  func point(at target: AnyObject?) {
    self.target = target
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }
}
