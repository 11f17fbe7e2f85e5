/// What the process knows of every selector that has been declared as a message: the type it has,
/// and how a class that conforms to a Swift protocol carries it out.
@MainActor
@usableFromInline
enum MessageRegistry {
  /// Gives an implementation of a message for objects like the one that is passed, or `nil` where
  /// its class does not conform.
  @usableFromInline typealias Requirement = @MainActor (AnyObject) -> Implementation?

  // Not a dictionary, because every message that is forwarded looks here. A signature lives as long as
  // the process.
  @safe @exclusivity(unchecked)
  private static var signatures = unsafe FlatTable<UInt32, Unmanaged<MessageSignature>?>(
    unknown: nil)
  private static var requirements: [Selector: Requirement] = [:]

  /// Declares that messages named `selector` have the type `signature`, and returns the signature
  /// that all of them share.
  ///
  /// - Precondition: the selector is new, or was declared with the same type.
  @usableFromInline
  static func declare(_ selector: Selector, _ signature: MessageSignature) -> MessageSignature {
    guard let known = Self.signature(of: selector) else {
      unsafe signatures.update(selector.id, .passRetained(signature))
      return signature
    }
    precondition(
      known.type == signature.type,
      "message '\(selector)' is declared as \(known.description), not as \(signature.description)")
    return known
  }

  /// Declares which protocol requirement `selector` stands for.
  ///
  /// The first declaration stays.
  @usableFromInline
  static func declare(_ selector: Selector, requirement: @escaping Requirement) {
    guard requirements[selector] == nil else { return }
    requirements[selector] = requirement
    ObjectClass.forgetMisses(of: selector)
  }

  /// The implementation that `object` has of `selector` by conforming to the declared protocol.
  static func conformance(of object: AnyObject, to selector: Selector) -> Implementation? {
    requirements[selector]?(object)
  }

  /// The type of the messages named `selector`, if any has been declared.
  static func signature(of selector: Selector) -> MessageSignature? {
    unsafe signatures[selector.id]?.takeUnretainedValue()
  }

  static func require(_ implementation: Implementation, fits selector: Selector) {
    let declared = declare(selector, implementation.signature)
    precondition(
      declared.type == implementation.signature.type,
      "'\(selector)' is \(declared.description); the implementation is \(implementation.signature.description)"
    )
  }
}
