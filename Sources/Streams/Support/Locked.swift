#if THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#else
  import Synchronization
#endif

/// A value that any thread may reach, one at a time.
///
/// All locking of the package is here, because the thread sanitizer does not understand `Mutex`:
/// with `-D THREAD_SANITIZER` the same interface is built on a pthread mutex, which it does.
#if THREAD_SANITIZER
  @safe
  package final class Locked<Value>: @unchecked Sendable {
    // SAFETY: `value` is only touched between lock and unlock of `mutex`, which is never moved
    // because it lives in its own allocation.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: sending Value) {
      self.value = value
      unsafe mutex = .allocate(capacity: 1)
      unsafe mutex.initialize(to: pthread_mutex_t())
      unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
      unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deallocate()
    }

    /// Runs `body` while no other thread runs one on this value; `body` must not call out.
    package func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try body(&value)
    }
  }
#else
  package final class Locked<Value>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: consuming sending Value) {
      mutex = Mutex(value)
    }

    /// Runs `body` while no other thread runs one on this value; `body` must not call out.
    package func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      try mutex.withLock(body)
    }
  }
#endif
