/// Shows objects of one class, and of its subclasses, as what they conform to, without looking the
/// conformance up again: a dynamic cast costs more than all the rest of a send.
@safe
@usableFromInline
struct ConformerCast<Conformer> {
  @usableFromInline
  enum Layout: BitwiseCopyable {
    /// A reference, or a reference and a witness table: a class, or a protocol for classes.
    case reference(witness: UInt)

    /// Anything else, which is cast each time.
    case unknown
  }

  @usableFromInline typealias Words = (object: UInt, witness: UInt)

  @usableFromInline let layout: Layout

  /// Learns the cast from an object for which it succeeds, or is `nil` where it does not.
  @inlinable
  init?(from object: AnyObject) {
    guard let conformer = object as? Conformer else { return nil }
    var words = (object: UInt(0), witness: UInt(0))
    // SAFETY: only the bytes of a value of that size are looked at.
    switch MemoryLayout<Conformer>.size {
    case MemoryLayout<UInt>.size:
      words.object = unsafe unsafeBitCast(conformer, to: UInt.self)
    case MemoryLayout<Words>.size:
      words = unsafe unsafeBitCast(conformer, to: Words.self)
    default:
      break
    }
    let isReference = words.object == UInt(bitPattern: ObjectIdentifier(object))
    layout = isReference ? .reference(witness: words.witness) : .unknown
  }

  /// Runs `body` with an object as what it conforms to.
  @inlinable
  @MainActor
  func callAsFunction<Result>(
    _ object: AnyObject, _ body: @MainActor (Conformer) -> Result
  ) -> Result {
    switch layout {
    case .reference(let witness):
      var words = (object: UInt(bitPattern: ObjectIdentifier(object)), witness: witness)
      return unsafe Self.run(&words, body)
    case .unknown:
      guard let conformer = object as? Conformer else { fatalError("a conformance vanished") }
      return body(conformer)
    }
  }

  // SAFETY: a value that starts with the address of its object, and has at most one word more, is a
  // reference to the object or an existential of a protocol for classes; the other word is the
  // witness table of the object's class, and so the same for every instance. The caller has the
  // object.
  @inlinable
  @MainActor
  static func run<Result>(
    _ words: UnsafeMutablePointer<Words>, _ body: @MainActor (Conformer) -> Result
  ) -> Result {
    unsafe UnsafeMutableRawPointer(words).bindMemory(to: Borrowed.self, capacity: 1)
      .pointee.run(body)
  }

  /// A value in the memory of somebody else; it cannot be copied, and so is not retained.
  @usableFromInline
  struct Borrowed: ~Copyable {
    @usableFromInline let conformer: Conformer

    @inlinable
    @MainActor
    borrowing func run<Result>(_ body: @MainActor (Conformer) -> Result) -> Result {
      body(conformer)
    }
  }
}
