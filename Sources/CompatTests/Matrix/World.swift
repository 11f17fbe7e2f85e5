public import Streams

/// What the parties of one cell find: a host whose class nobody else uses, and the app's delegate.
@MainActor
public final class World {
  /// The class of the host; hook this one.
  public let hostClass: ObjectClass

  /// The slot that everybody wants.
  public let slot = DelegateSlot.delegate

  /// The host.
  public let host: ProbeHost

  package let app = ProbeApp()

  init(_ ownership: SlotOwnership) {
    hostClass = ProbeHost.classObject.makeIsolatedSubclass(named: "ProbeHost")
    host = ProbeHost(ownership, objectClass: hostClass)
  }
}
