/// Finds what runs when an object gets a message: what every send begins with.
///
/// It stands outside ``ObjectClass``, because a static method of a class is told which class that is, at
/// every call.
@MainActor
@usableFromInline
enum MethodLookUp {
  /// What runs when `receiver` gets `selector`, or `nil` where it has no method for it.
  ///
  /// The caller counts as a running send while it uses the function; see ``RunningSends``.
  @inlinable
  static func function(of selector: Selector, for receiver: AnyObject) -> UnsafeRawPointer? {
    let known = unsafe cache(of: receiver).pointee[selector.id]
    if known.finding != .unknown { return unsafe known.function }
    return unsafe lookUp(selector, for: receiver)
  }

  @usableFromInline
  static func lookUp(_ selector: Selector, for receiver: AnyObject) -> UnsafeRawPointer? {
    unsafe ObjectClass.dispatchClass(of: receiver).lookUp(selector, for: receiver).function
  }

  /// What is known of a Swift class.
  @safe
  @usableFromInline
  struct SwiftType: BitwiseCopyable {
    /// Its class object, which lives as long as the process.
    let classObject: Unmanaged<ObjectClass>?

    /// The method cache that all instances share; `nil` where each instance says itself of which
    /// class it is, and where nothing is known yet.
    @usableFromInline let cache: UnsafeMutablePointer<MethodCache>?

    /// Whether each instance says itself of which class it is.
    @usableFromInline let isMessageObject: Bool
  }

  // Not a dictionary, because every send looks here.
  @safe @exclusivity(unchecked) @usableFromInline
  static var swiftTypes = unsafe FlatTable<Int, SwiftType>(
    unknown: SwiftType(classObject: nil, cache: nil, isMessageObject: false))

  // Type metadata is longer than 16 bytes, so the lowest bits of its address say nothing; those of
  // metadata that the compiler has put in a row are much alike up to the size of one.
  @inlinable
  static func key(of type: AnyClass) -> Int {
    let place = Int(bitPattern: ObjectIdentifier(type)) >> 4
    return place ^ place >> 6
  }

  /// The method cache of the class of `receiver`, which lives as long as that is its class.
  @inlinable
  static func cache(of receiver: AnyObject) -> UnsafeMutablePointer<MethodCache> {
    let type = swiftTypes[key(of: type(of: receiver))]
    if type.isMessageObject {
      // SAFETY: the table says that the receiver's class is a subclass of `MessageObject`.
      return unsafe unsafeDowncast(receiver, to: MessageObject.self).cache
    }
    return unsafe type.cache ?? unknownCache(of: receiver)
  }

  /// Whether `receiver` is a ``MessageObject``: what a cast tells, for a few instructions.
  static func isMessageObject(_ receiver: AnyObject) -> Bool {
    let type = swiftTypes[key(of: type(of: receiver))]
    if unsafe type.classObject != nil { return type.isMessageObject }
    return receiver is MessageObject
  }

  @usableFromInline
  static func unknownCache(of receiver: AnyObject) -> UnsafeMutablePointer<MethodCache> {
    unsafe ObjectClass.dispatchClass(of: receiver).cache
  }
}
