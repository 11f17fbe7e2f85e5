#if canImport(Glibc)
  import Glibc
#endif

/// How many bytes this process has allocated, where that can be told.
enum HeapUse {
  static var current: Int {
    #if canImport(Glibc)
      Int(mallinfo2().uordblks)
    #else
      0
    #endif
  }
}
