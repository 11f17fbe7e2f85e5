import DelegateBridge
import Streams

/// A link that no message passes through.
final class PassiveLink: ChainLink {
  override func intercepts(_ selector: Selector) -> Bool { false }
}
