import Streams

/// The delegate that was there before the one that is there now.
///
/// A party that takes a slot by hand reads it, sets itself, and passes messages on to what it read.
/// Where that was a proxy, which now has the party behind it, that is a ring through an object that
/// nobody can look into. A message that comes to the proxy once more goes on to this delegate.
@MainActor
final class Displacement {
  /// The delegate that was there; whoever displaced it may have been all that kept it.
  private(set) weak var delegate: AnyObject?

  /// Whether a message has come back to a proxy, so that who displaced the delegate is known to pass
  /// messages on.
  private(set) var isPassedOnTo = false

  private weak var proxy: MessageObject?
  private weak var layer: InterceptionLayer?

  init(of delegate: AnyObject?) {
    self.delegate = delegate
  }

  isolated deinit {
    if let proxy, let layer {
      proxy.removeLayer(layer, around: RootMessages.forwardingTarget.selector)
    }
  }

  /// Whether there is a proxy to which messages may come back.
  var isWatching: Bool { layer != nil && proxy != nil }

  /// Whether messages may come back to `party`.
  func watches(_ party: AnyObject) -> Bool { layer != nil && party === proxy }

  /// Forgets that messages have come back.
  func renew() { isPassedOnTo = false }

  /// Watches the proxy that was read before the delegate was displaced.
  ///
  /// - Parameters:
  ///   - proxy: The proxy.
  ///   - returns: Says whether a message has come to the proxy before.
  func watch(_ proxy: MessageObject, returns: @escaping @MainActor (Selector) -> Bool) {
    let question = RootMessages.forwardingTarget
    let layer = InterceptionLayer { [weak self] original, _ in
      question.implementation { receiver, name, selector in
        if let self, returns(selector) { return self.detour(of: selector) }
        guard let original else { return nil }
        return question.call(original, receiver, as: name, selector)
      }
    }
    proxy.addLayer(layer, around: question.selector)
    self.proxy = proxy
    self.layer = layer
  }

  private func detour(of selector: Selector) -> AnyObject {
    isPassedOnTo = true
    guard let delegate, MessageObject.responds(delegate, to: selector) else { return Nobody() }
    return delegate
  }

  /// Takes every message, and answers none.
  private final class Nobody: MessageProxy {
    override func recognizes(_ selector: Selector) -> Bool { true }

    override func forward(_ invocation: inout Invocation) {}
  }
}
