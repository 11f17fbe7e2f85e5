/// The base class of hosts, and of receivers whose methods are to be added, exchanged or hooked at
/// run time.
///
/// An app's delegate does not need it: any object that conforms to the protocol that a message was
/// declared with is a receiver too.
@safe
@MainActor
open class MessageObject: MessageReceiver {
  /// The class of this object, whose methods it has now.
  ///
  /// Setting it changes this one instance, as key-value observing and instance-swizzling libraries
  /// do. Layers that were put around methods of this instance stay, and do not show here.
  ///
  /// - Precondition: the new class is the class object of this object's Swift class, or was made of
  ///   it by ``ObjectClass/makeSubclass(named:)``.
  public final var objectClass: ObjectClass {
    get { dispatchClass.isPrivate ? dispatchClass.superclass ?? dispatchClass : dispatchClass }
    set {
      precondition(
        newValue.fits(type(of: self)),
        "\(newValue.name) is no class for instances of \(type(of: self))")
      dispatchClass = dispatchClass.isPrivate ? dispatchClass.moved(to: newValue) : newValue
      ObjectClass.noteChange()
    }
  }

  /// Sets the class of an object that is being made and of which nobody has drawn conclusions yet.
  package final func start(as objectClass: ObjectClass) {
    precondition(objectClass.fits(type(of: self)), "no class for instances of \(type(of: self))")
    dispatchClass = objectClass
  }

  /// What this object says its class is; see ``ObjectClass/reportedClass``.
  public final var reportedClass: ObjectClass { objectClass.reportedClass ?? objectClass }

  /// The class whose methods this object has: its class, or a private one below that.
  final var dispatchClass: ObjectClass {
    didSet { unsafe cache = dispatchClass.cache }
  }

  // Every send reads this, and so neither retains nor checks; the main actor keeps accesses apart.
  @exclusivity(unchecked) @usableFromInline
  final var cache: UnsafeMutablePointer<MethodCache>

  /// Who is told when somebody looks up an associated object.
  package final var associationWitnesses: [any AssociationWitness] = []

  private var associations: [AssociationKey: AnyObject] = [:]

  /// Makes an object of the class object of its Swift class.
  public init() {
    dispatchClass = ObjectClass.of(type: type(of: self))
    unsafe cache = dispatchClass.cache
  }

  /// The methods that this class declares; override it together with the class.
  open class var methods: Methods { Methods(MessageObject.self) }

  /// The class object of this Swift class.
  public class final var classObject: ObjectClass { ObjectClass.of(type: self) }

  /// The object that is kept for `key`; it is released when this object dies, or when another takes
  /// its place.
  public final subscript(associated key: AssociationKey) -> AnyObject? {
    get {
      let object = associations[key]
      if let object {
        for witness in associationWitnesses { witness.host(self, gave: object) }
      }
      return object
    }
    set {
      // The previous object's last words may come back here, so it dies after the change.
      let previous = associations[key]
      associations[key] = newValue
      _ = previous
    }
  }

  /// Whether a message named `selector` would be handled; see ``MessageReceiver``.
  ///
  /// Asking an object of unknown kind goes through ``RootMessages/responds``, or
  /// ``responds(_:to:)``.
  open func responds(to selector: Selector) -> Bool {
    let known = unsafe cache.pointee[selector.id]
    return known.finding == .unknown
      ? dispatchClass.implements(selector, for: self) : known.finding == .method
  }

  /// Whether this object can take an invocation of `selector`, even if nobody behind it answers;
  /// what it responds to, unless overridden.
  open func recognizes(_ selector: Selector) -> Bool { responds(to: selector) }

  /// The object that is to get the message instead; `nil` unless overridden.
  open func forwardingTarget(for selector: Selector) -> AnyObject? { nil }

  /// Takes a message that no method and no target took; refuses it unless overridden.
  open func forward(_ invocation: inout Invocation) {
    invocation.doesNotRecognize(by: self)
  }

  /// Whether `object` is `other`, or stands for it, as far as it answers ``RootMessages/wraps``.
  ///
  /// A question that goes round in a ring of forwarders is reported as a cycle, and answered `false`.
  public static func does(_ object: AnyObject, wrap other: AnyObject) -> Bool {
    if object === other { return true }
    let question = RootMessages.wraps
    // A proxy with nobody behind it has no answer.
    guard responds(object, to: question.selector) else { return false }
    return Forwarding.asking(object, question.selector) { question.send(to: object, other) }
      ?? false
  }

  /// Whether any object would handle a message named `selector` if it were sent now.
  ///
  /// A question that goes round in a ring of forwarders is reported as a cycle, and answered `false`.
  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    Forwarding.responds(object, to: selector)
  }
}
