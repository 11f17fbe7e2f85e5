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

  /// What instances of this class say their class is, where that is not the truth.
  ///
  /// Dynamic subclasses, as key-value observing makes them, hide behind the class they were made of.
  public var reportedClass: ObjectClass?

  /// Whether this is the private class of one object; see ``MessageObject/addLayer(_:around:)``.
  let isPrivate: Bool

  private let swiftClass: ObjectIdentifier?
  private var methods: [Selector: Method] = [:]
  var subclasses: [ObjectIdentifier: Subclass] = [:]

  /// The layers that were added to this class itself, in the order in which they were added.
  package internal(set) var layers: [Selector: [InterceptionLayer]] = [:]

  /// What instances do for the selectors that they were sent.
  @usableFromInline let cache: UnsafeMutablePointer<MethodCache>

  struct Subclass {
    weak var value: ObjectClass?
  }

  /// Makes a class object.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - superclass: The class to inherit from.
  ///   - swiftClass: The Swift class whose class object this is; that of the superclass otherwise.
  ///   - isPrivate: Whether this is the private class of one object.
  init(
    name: String, superclass: ObjectClass?, swiftClass: AnyClass? = nil, isPrivate: Bool = false
  ) {
    self.name = name
    self.superclass = superclass
    self.swiftClass = swiftClass.map { ObjectIdentifier($0) } ?? superclass?.swiftClass
    self.isPrivate = isPrivate
    unsafe cache = .allocate(capacity: 1)
    unsafe cache.initialize(to: MethodCache(unknown: .unknown))
    superclass?.subclasses[ObjectIdentifier(self)] = Subclass(value: self)
  }

  isolated deinit {
    superclass?.subclasses[ObjectIdentifier(self)] = nil
    unsafe cache.pointee.visitAll { method in
      if let implementation = unsafe method.implementation {
        RunningSends.outlive(unsafe implementation.takeRetainedValue())
      }
    }
    unsafe cache.pointee.deallocate()
    unsafe cache.deallocate()
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

  /// Whether instances of the Swift class `type` can be of this class: it is the class object of
  /// that Swift class, or was made of it at run time.
  func fits(_ type: AnyClass) -> Bool {
    swiftClass == ObjectIdentifier(type)
  }

  // MARK: Method table

  /// The methods in this class's own table, in no particular order.
  public var ownMethods: [Method] { Array(methods.values) }

  /// The method that this class itself has under `selector`, inherited ones aside.
  ///
  /// - Complexity: O(1).
  public func ownMethod(of selector: Selector) -> Method? { methods[selector] }

  /// The method that instances have under `selector`, found here or in the nearest superclass that
  /// has it (`class_getInstanceMethod`).
  ///
  /// - Complexity: O(depth of the hierarchy); sends do not use it.
  public func method(of selector: Selector) -> Method? {
    sequence(first: self, next: \.superclass).lazy.compactMap { $0.methods[selector] }.first
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
    methodChanged(selector)
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

  /// Puts in what the Swift class declares.
  func declare(_ declared: Methods) {
    for (selector, implementation) in declared.implementations {
      replaceMethod(selector, implementation)
    }
  }

  /// Puts in a method that the class has had all along, though nobody had asked.
  func note(_ method: Method) {
    methods[method.selector] = method
  }

  /// Takes this class's own method away, so that it inherits again.
  ///
  /// The Objective-C runtime has no such function; what was installed for a time uses it to leave
  /// nothing behind.
  package func removeMethod(_ selector: Selector) {
    guard methods.removeValue(forKey: selector) != nil else { return }
    methodChanged(selector)
  }
}

extension ObjectClass: CustomStringConvertible {
  /// The name.
  public nonisolated var description: String { name }
}
