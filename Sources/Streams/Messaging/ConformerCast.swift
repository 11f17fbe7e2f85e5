/// Gives objects of one class, and of its subclasses, as what they conform to, without looking the
/// conformance up again: a dynamic cast costs more than all the rest of a send.
@safe
@usableFromInline
struct ConformerCast<Conformer> {
  @usableFromInline
  enum Layout: BitwiseCopyable {
    /// A reference: a class.
    case reference

    /// A reference and a witness table: a protocol for classes.
    case existential(witness: UInt)

    /// Anything else, which is cast each time.
    case unknown
  }

  @usableFromInline let layout: Layout

  /// Learns the cast from an object for which it succeeds, or is `nil` where it does not.
  @inlinable
  init?(from object: AnyObject) {
    guard let conformer = object as? Conformer else { return nil }
    let address = UInt(bitPattern: ObjectIdentifier(object))
    // SAFETY: only the bytes of a value of that size are looked at.
    switch MemoryLayout<Conformer>.size {
    case MemoryLayout<UInt>.size:
      let word = unsafe unsafeBitCast(conformer, to: UInt.self)
      layout = word == address ? .reference : .unknown
    case MemoryLayout<(UInt, UInt)>.size:
      let words = unsafe unsafeBitCast(conformer, to: (UInt, UInt).self)
      layout = words.0 == address ? .existential(witness: words.1) : .unknown
    default:
      layout = .unknown
    }
  }

  /// Casts an object.
  @inlinable
  func callAsFunction(_ object: AnyObject) -> Conformer {
    // SAFETY: a value that consists of the object's address, or of that and one word more, is a
    // reference or an existential of a protocol for classes; the second word is the witness table of
    // the class, and so the same for every instance.
    switch layout {
    case .reference:
      return unsafe unsafeBitCast(object, to: Conformer.self)
    case .existential(let witness):
      let words = (UInt(bitPattern: ObjectIdentifier(object)), witness)
      return unsafe unsafeBitCast(words, to: Conformer.self)
    case .unknown:
      guard let conformer = object as? Conformer else { fatalError("a conformance vanished") }
      return conformer
    }
  }
}
