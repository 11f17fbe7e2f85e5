/// Which proxy class serves which hosts: the most derived registered host class wins, whichever
/// accessor is used first.
@MainActor
public enum ProxyFactory {
  /// Makes the proxy of a host.
  public typealias Make = @MainActor (MessageObject, DelegateSlot) -> DelegateProxy

  private struct Key: Hashable {
    let family: String
    let slot: String
    let host: ObjectIdentifier
  }

  private static var factories: [Key: Make] = [:]

  /// Registers how proxies of the family of `type` are made for hosts of class `host` and below.
  ///
  /// Hosts that have a proxy already keep it. Registering again for the same class replaces the
  /// factory.
  ///
  /// - Returns: A handle that takes the registration back.
  @discardableResult
  public static func register(
    _ type: DelegateProxy.Type, for host: MessageObject.Type, in slot: DelegateSlot,
    make: Make? = nil
  ) -> any Disposable {
    let key = Key(family: type.family, slot: slot.name, host: ObjectIdentifier(host))
    factories[key] = make ?? { host, slot in type.init(host: host, slot: slot) }
    return Disposables.create { factories[key] = nil }
  }

  /// Makes a proxy by the factory of the nearest registered class of `host`; without one, of `type`
  /// itself, which serves any host.
  static func makeProxy(
    of type: DelegateProxy.Type, for host: MessageObject, in slot: DelegateSlot
  ) -> DelegateProxy {
    var next: AnyClass? = Swift.type(of: host)
    while let candidate = next {
      let key = Key(family: type.family, slot: slot.name, host: ObjectIdentifier(candidate))
      if let make = factories[key] { return make(host, slot) }
      next = _getSuperclass(candidate)
    }
    return type.init(host: host, slot: slot)
  }
}
