public import Streams

/// A reactive library that knows nothing of the one in `Streams`: it has a proxy of its own, which
/// insists on being the delegate.
public struct ForeignLibrary: Hashable, Sendable {
  /// The name of the library and of its proxies in reports.
  public let name: String

  /// Whether observers are told before the delegate behind the proxy gets a message.
  let tellsFirst: Bool

  /// Whether a proxy that wants to be asked for claims again clears the slot before it sets itself.
  let clearsSlot: Bool

  /// Built like ReactiveCocoa: observers are told after the *forwardee*, and a proxy sets itself once
  /// more to be asked again, which a host that ignores the same object never notices.
  public static let forwardee = ForeignLibrary(
    name: "forwardee", tellsFirst: false, clearsSlot: false)

  /// Built like CombineCocoa: subscribers are told first, and a proxy clears the slot and sets itself
  /// without looking who is there meanwhile.
  public static let publisher = ForeignLibrary(
    name: "publisher", tellsFirst: true, clearsSlot: true)

  /// The library's proxy on a slot, which is put there, in front of what is there, where the slot does
  /// not read as the proxy.
  @MainActor
  public func proxy(for host: MessageObject, in slot: DelegateSlot = .delegate) -> ForeignProxy {
    let key = AssociationKey("\(name).\(slot.name)")
    let proxy =
      host[associated: key] as? ForeignProxy ?? ForeignProxy(of: self, for: host, in: slot)
    host[associated: key] = proxy
    proxy.join()
    return proxy
  }
}
