/// A class of the object model: a name, a superclass, and a table from selectors to methods.
///
/// Class objects are made of Swift classes on first use (``of(_:)``, ``MessageObject/classObject``)
/// and as subclasses at run time (``makeSubclass(named:)``). Their tables can be changed at any
/// time; that changes every instance at once, those of subclasses included.
@safe
@MainActor
public final class ObjectClass {
  /// The name, unique only by convention.
  public let name: String

  /// The class that this one inherits from, or `nil` for a root.
  public let superclass: ObjectClass?

  /// What instances of this class say their class is, where that is not the truth: dynamic
  /// subclasses, as key-value observing makes them, hide behind the class they were made of.
  public var reportedClass: ObjectClass?

  /// Counts all changes of all tables, for whoever keeps conclusions from them.
  package private(set) static var generation = 0

  private var methods: [Selector: Method] = [:]
  private var subclasses: [Subclass] = []
  package private(set) var layers: [Selector: [InterceptionLayer]] = [:]
  @usableFromInline let cache: UnsafeMutablePointer<MethodCache>

  private struct Subclass {
    weak var value: ObjectClass?
  }

  init(name: String, superclass: ObjectClass?) {
    self.name = name
    self.superclass = superclass
    unsafe cache = .allocate(capacity: 1)
    unsafe cache.initialize(to: MethodCache())
    superclass?.note(subclass: self)
  }

  isolated deinit {
    unsafe cache.pointee.destroy()
    unsafe cache.deinitialize(count: 1)
    unsafe cache.deallocate()
  }

  private func note(subclass: ObjectClass) {
    // Classes come and go at run time; those that have gone make room before the list grows.
    if subclasses.count == subclasses.capacity { subclasses.removeAll { $0.value == nil } }
    subclasses.append(Subclass(value: subclass))
  }

  /// Makes a class at run time whose instances inherit everything from this one.
  ///
  /// Put an object into it by setting ``MessageObject/objectClass``.
  public func makeSubclass(named name: String) -> ObjectClass {
    ObjectClass(name: name, superclass: self)
  }

  /// The name that reports use: that of the class that instances claim to have.
  public var reportedName: String { (reportedClass ?? self).name }

  /// Whether this class is `other` or inherits from it.
  ///
  /// - Complexity: O(depth of the hierarchy).
  public func isSubclass(of other: ObjectClass) -> Bool {
    sequence(first: self, next: \.superclass).contains { $0 === other }
  }

  // MARK: Method table

  /// The methods in this class's own table, in no particular order.
  public var ownMethods: [Method] { Array(methods.values) }

  /// The method that instances have under `selector`, found here or in the nearest superclass that
  /// has it (`class_getInstanceMethod`).
  ///
  /// - Complexity: O(depth of the hierarchy); sends do not use it.
  public func method(of selector: Selector) -> Method? {
    var next: ObjectClass? = self
    while let candidate = next {
      if let method = candidate.methods[selector] { return method }
      next = candidate.superclass
    }
    return nil
  }

  /// Adds a method where this class itself has none under that name, even if it inherits one
  /// (`class_addMethod`).
  ///
  /// - Returns: Whether it was added: false where the class itself already has the method.
  /// - Precondition: the implementation has the type of the selector's messages.
  @discardableResult
  public func addMethod(_ selector: Selector, _ implementation: Implementation) -> Bool {
    MessageRegistry.require(implementation, fits: selector)
    guard methods[selector] == nil else { return false }
    methods[selector] = Method(selector: selector, owner: self, implementation: implementation)
    invalidate(selector)
    return true
  }

  /// Gives this class itself an implementation, whether it has one, inherits one, or neither
  /// (`class_replaceMethod`).
  ///
  /// - Returns: The implementation that the class itself had, or `nil` where it only inherited one
  ///   or had none.
  /// - Precondition: the implementation has the type of the selector's messages.
  @discardableResult
  public func replaceMethod(
    _ selector: Selector, _ implementation: Implementation
  ) -> Implementation? {
    if let own = methods[selector] { return own.setImplementation(implementation) }
    addMethod(selector, implementation)
    return nil
  }

  /// Takes this class's own method away, so that it inherits again.
  ///
  /// The Objective-C runtime has no such function; what was installed for a time uses it to leave
  /// nothing behind.
  package func removeMethod(_ selector: Selector) {
    methods[selector] = nil
    invalidate(selector)
  }

  // MARK: Interception layers

  /// Puts `layer` around whatever instances of this class and of its subclasses do for `selector`,
  /// outside the layers that are there.
  package func addLayer(_ layer: InterceptionLayer, around selector: Selector) {
    layers[selector, default: []].append(layer)
    invalidate(selector)
  }

  /// Takes a layer away, wherever it is among the others.
  package func removeLayer(_ layer: InterceptionLayer, around selector: Selector) {
    let remaining = layers[selector, default: []].filter { $0 !== layer }
    layers[selector] = remaining.isEmpty ? nil : remaining
    invalidate(selector)
  }

  // MARK: Look-up

  /// What `receiver`, an instance of this class, does for `selector`, or `nil` where it has no
  /// method for it.
  @inlinable
  func implementation(of selector: Selector, for receiver: AnyObject) -> Implementation? {
    if let entry = unsafe cache.pointee.entry(of: selector) {
      return unsafe entry.pointee.implementation
    }
    return resolve(selector, for: receiver).implementation
  }

  /// Whether instances have a method for `selector`; an interception alone does not count.
  public func implements(_ selector: Selector, for receiver: AnyObject) -> Bool {
    if let entry = unsafe cache.pointee.entry(of: selector) {
      return unsafe entry.pointee.isImplemented
    }
    return resolve(selector, for: receiver).isImplemented
  }

  @usableFromInline
  @inline(never)
  func resolve(_ selector: Selector, for receiver: AnyObject) -> MethodCache.Entry {
    if method(of: selector) == nil,
      let conformance = MessageRegistry.conformance(of: receiver, to: selector)
    {
      addMethod(selector, conformance)
    }
    let found = method(of: selector)?.implementation
    var implementation = found
    if let signature = MessageRegistry.signature(of: selector) {
      var next: ObjectClass? = self
      while let candidate = next {
        for layer in candidate.layers[selector, default: []] {
          implementation = layer.wrap(implementation, signature)
        }
        next = candidate.superclass
      }
    }
    let entry = MethodCache.Entry(
      selector: selector, implementation: implementation, isImplemented: found != nil)
    unsafe cache.pointee.insert(entry)
    return entry
  }

  /// Forgets what this class and its subclasses have cached about `selector`.
  ///
  /// - Complexity: O(subclasses).
  func invalidate(_ selector: Selector) {
    Self.generation &+= 1
    forget(selector)
    var next = superclass
    while let candidate = next {
      candidate.tellLayers(about: selector)
      next = candidate.superclass
    }
  }

  private func forget(_ selector: Selector) {
    unsafe cache.pointee.remove(selector)
    tellLayers(about: selector)
    subclasses.removeAll { $0.value == nil }
    for subclass in subclasses { subclass.value?.forget(selector) }
  }

  private func tellLayers(about selector: Selector) {
    for layer in layers[selector, default: []] { layer.onChange?() }
  }
}

extension ObjectClass: CustomStringConvertible {
  /// The name.
  public nonisolated var description: String { name }
}
