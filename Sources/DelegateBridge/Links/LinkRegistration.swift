import Streams

/// A kind of link that the bridge puts into the chain of every host; see ``DelegateBridge/add(owner:file:line:_:)``.
@MainActor
public final class LinkRegistration {
  let make: (MessageObject) -> ChainLink?

  /// Who added it, and where.
  let installation: Installation
  private weak var bridge: DelegateBridge?

  init(
    of bridge: DelegateBridge, by installation: Installation,
    make: @escaping (MessageObject) -> ChainLink?
  ) {
    self.bridge = bridge
    self.installation = installation
    self.make = make
  }

  /// Takes the links of this kind out of all chains; each host notices when its slot is next used.
  public func remove() {
    bridge?.remove(self)
  }
}
