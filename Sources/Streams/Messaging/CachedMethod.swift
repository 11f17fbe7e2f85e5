/// What a class has found out about one selector that its instances were sent.
@safe
@usableFromInline
struct CachedMethod: BitwiseCopyable {
  /// What runs: the ``TypedFunction`` of `implementation`, or `nil` where the message is forwarded.
  @usableFromInline let function: UnsafeRawPointer?

  /// Whose function that is, layers included; owned by the cache.
  let implementation: Unmanaged<Implementation>?

  /// Whether the look-up has been made, and whether it found a method.
  @usableFromInline let finding: Finding

  @usableFromInline
  enum Finding: BitwiseCopyable {
    case unknown
    case nothing
    case method
  }

  /// What a class knows of a selector before the first look-up, or after a change.
  static var unknown: CachedMethod {
    unsafe CachedMethod(function: nil, implementation: nil, finding: .unknown)
  }
}

/// The methods of a class by the identifiers of their selectors.
@usableFromInline typealias MethodCache = FlatTable<UInt32, CachedMethod>
