extension ObjectClass {
  private static var byType: [ObjectIdentifier: ObjectClass] = [:]

  /// The root of all ordinary objects.
  public static let object: ObjectClass = {
    let root = ObjectClass(name: "Object", superclass: nil)
    RootMessages.install(onObjects: root)
    return root
  }()

  /// The root of all proxies; see ``MessageProxy``.
  public static let proxy: ObjectClass = {
    let root = ObjectClass(name: "Proxy", superclass: nil)
    RootMessages.install(onProxies: root)
    return root
  }()

  /// The class object of `object`: the one that a ``MessageObject`` has at the moment, or that of
  /// the object's Swift class.
  @inlinable
  public static func of(_ object: AnyObject) -> ObjectClass {
    if let object = object as? MessageObject { return object.objectClass }
    return of(type: type(of: object))
  }

  /// The class object of a Swift class, made on first use.
  ///
  /// It inherits from those of the Swift superclasses.
  public static func of(type: AnyClass) -> ObjectClass {
    if let known = byType[ObjectIdentifier(type)] { return known }
    let made = make(type)
    byType[ObjectIdentifier(type)] = made
    return made
  }

  /// Forgets everywhere that classes had no method for `selector`, because there is a new way to
  /// have one.
  static func forgetMisses(of selector: Selector) {
    object.invalidate(selector)
    proxy.invalidate(selector)
  }

  private static func make(_ type: AnyClass) -> ObjectClass {
    if type == MessageObject.self { return object }
    if type == MessageProxy.self { return proxy }
    let superclass = _getSuperclass(type).map { of(type: $0) } ?? object
    let made = ObjectClass(name: "\(type)", superclass: superclass)
    if let type = type as? MessageObject.Type, type.methods.owner == type {
      for (selector, implementation) in type.methods.implementations {
        made.replaceMethod(selector, implementation)
      }
    }
    return made
  }
}
