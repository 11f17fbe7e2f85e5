import Foundation

/// Counts the objects and the contexts of closures that this process allocates.
///
/// The runtime lets instruments take the place of its allocation function. What is allocated without the
/// runtime, as the storage of a list of observers is, is seen by valgrind only.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  // SAFETY: set once, before the counting function takes its place.
  nonisolated(unsafe) private static var original: Allocate?
  // SAFETY: while it is counted, the main actor runs the benchmark and no other thread allocates.
  nonisolated(unsafe) private static var count = 0

  /// What an operation allocates, as another process counts it: a runtime that is watched takes some short
  /// strings for objects, and does not survive that.
  ///
  /// - Returns: Nothing where that happens, or the runtime cannot be watched.
  static func allocations(_ benchmark: Benchmark) -> Double? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--only", benchmark.name, "--allocations"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Counts what an operation allocates, when the first ones are over.
  ///
  /// - Returns: Nothing where the runtime has no such place.
  @MainActor
  static func count(_ benchmark: Benchmark) -> Double? {
    guard let hook = Hook() else { return nil }
    let (body, iterations) = (benchmark.body(), max(1, 2_000 / benchmark.operations))
    unsafe original = hook.function
    body(iterations)
    unsafe count = 0
    unsafe hook.replace(countingAllocate)
    body(iterations)
    hook.restore()
    return unsafe Double(count) / Double(iterations * benchmark.operations)
  }

  private static let countingAllocate: Allocate = { metadata, size, alignment in
    unsafe count += 1
    return unsafe original!(metadata, size, alignment)
  }

  /// Where the runtime keeps its allocation function, and whether it looks there.
  @safe
  private struct Hook {
    // SAFETY: variables of the runtime, which live as long as the process.
    private let place: UnsafeMutablePointer<Allocate>
    private let isUsed: UnsafeMutablePointer<Bool>
    let function: Allocate

    init?() {
      let library = unsafe dlopen(nil, RTLD_NOW)
      guard let place = unsafe dlsym(library, "_swift_allocObject"),
        let isUsed = unsafe dlsym(
          library, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
      else { return nil }
      unsafe self.place = place.assumingMemoryBound(to: Allocate.self)
      unsafe self.isUsed = isUsed.assumingMemoryBound(to: Bool.self)
      unsafe function = self.place.pointee
    }

    func replace(_ function: @escaping Allocate) {
      unsafe place.pointee = function
      unsafe isUsed.pointee = true
    }

    func restore() {
      unsafe isUsed.pointee = false
      unsafe place.pointee = function
    }
  }
}
