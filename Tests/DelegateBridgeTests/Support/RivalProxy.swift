import Streams

/// The proxy of a second reactive library, which also insists on being the delegate.
final class RivalProxy: DelegateProxy {
  override class var family: String { "rival" }
}
