#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Decides what a violation does to the program: stop it, be recorded, or be logged.
///
/// The handler in force belongs to the current task, so that tests that run side by side do not
/// meet. Without one, a debug build stops the program, as Rx does, and a release build logs.
public struct ViolationHandler: Sendable {
  private let body: @Sendable (Violation) -> Void

  /// Handles each violation with `body`, which may be called from any isolation domain.
  public init(_ body: @escaping @Sendable (Violation) -> Void) {
    self.body = body
  }

  func handle(_ violation: Violation) {
    body(violation)
  }

  /// Stops the program with the violation as its last words.
  public static let trap = ViolationHandler { violation in
    writeToStandardError("Fatal violation: \(violation)\n")
    fatalError("\(violation)")
  }

  /// Writes each violation as a line to standard error, and goes on.
  public static let log = ViolationHandler { violation in
    writeToStandardError("violation: \(violation)\n")
  }

  /// Adds each violation to `recorder`, and goes on as a release build would.
  public static func record(into recorder: ViolationRecorder) -> ViolationHandler {
    ViolationHandler { recorder.append($0) }
  }

  /// The handler in force for the current task.
  @TaskLocal
  public static var current: ViolationHandler = {
    #if DEBUG
      .trap
    #else
      .log
    #endif
  }()

  /// Runs `body` with `handler` in force and returns its result.
  @MainActor
  public static func with<Result, Failure: Error>(
    _ handler: ViolationHandler, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    $current.withValue(handler) {
      outcome = Swift.Result(catching: body)
    }
    guard let outcome else { preconditionFailure("withValue always runs its body") }
    return try outcome.get()
  }

  private static func writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}
