#if DEBUG
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Tells threads apart, for the checks of debug builds.
  @usableFromInline
  struct ThreadIdentity: Equatable {
    private let number: UInt

    /// The thread that asks.
    @usableFromInline static var current: ThreadIdentity {
      #if canImport(Glibc)
        ThreadIdentity(number: UInt(pthread_self()))
      #else
        unsafe ThreadIdentity(number: UInt(bitPattern: pthread_self()))
      #endif
    }
  }
#endif
