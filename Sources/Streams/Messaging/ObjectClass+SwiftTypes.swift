extension ObjectClass {
  /// The root of all ordinary objects.
  public static let object: ObjectClass = {
    let root = ObjectClass(name: "Object", superclass: nil, swiftClass: MessageObject.self)
    RootMessages.install(onObjects: root)
    return root
  }()

  /// The root of all proxies; see ``MessageProxy``.
  public static let proxy: ObjectClass = {
    let root = ObjectClass(name: "Proxy", superclass: nil, swiftClass: MessageProxy.self)
    RootMessages.install(onProxies: root)
    return root
  }()

  /// The class object of `object`: the one that a ``MessageObject`` has at the moment, or that of
  /// the object's Swift class.
  public static func of(_ object: AnyObject) -> ObjectClass {
    if let object = object as? MessageObject { return object.objectClass }
    return of(type: type(of: object))
  }

  /// Forgets everywhere that classes had no method for `selector`, because there is a new way to
  /// have one.
  static func forgetMisses(of selector: Selector) {
    object.methodChanged(selector)
    proxy.methodChanged(selector)
  }

  /// The method that this class, one that declares none, has because `receiver` conforms to the
  /// protocol that the message was declared with.
  func conformingMethod(of selector: Selector, for receiver: AnyObject) -> Method? {
    guard let implementation = MessageRegistry.conformance(of: receiver, to: selector) else {
      return nil
    }
    let method = Method(selector: selector, owner: self, implementation: implementation)
    note(method)
    return method
  }

  /// The class whose methods `receiver` has, the private one of a single object included.
  static func dispatchClass(of receiver: AnyObject) -> ObjectClass {
    (receiver as? MessageObject)?.dispatchClass ?? of(type: Swift.type(of: receiver))
  }

  /// The class object of a Swift class, made on first use.
  ///
  /// It inherits from those of the Swift superclasses. The class of a ``MessageObject`` starts with
  /// the methods that it declares; any other class has a method of a protocol that it conforms to
  /// from the moment at which an instance is first asked for it.
  public static func of(type: AnyClass) -> ObjectClass {
    if let known = unsafe MethodLookUp.swiftTypes[MethodLookUp.key(of: type)].classObject {
      return unsafe known.takeUnretainedValue()
    }
    let made = make(type)
    let isMessageObject = type is MessageObject.Type
    unsafe MethodLookUp.swiftTypes.update(
      MethodLookUp.key(of: type),
      MethodLookUp.SwiftType(
        classObject: .passRetained(made), cache: isMessageObject ? nil : made.cache,
        isMessageObject: isMessageObject))
    return made
  }

  private static func make(_ type: AnyClass) -> ObjectClass {
    if type == MessageObject.self { return object }
    if type == MessageProxy.self { return proxy }
    let superclass = _getSuperclass(type).map { of(type: $0) } ?? object
    let made = ObjectClass(name: "\(type)", superclass: superclass, swiftClass: type)
    if let type = type as? MessageObject.Type {
      let methods = type.methods
      if methods.owner == type { made.declare(methods) }
    }
    return made
  }
}
