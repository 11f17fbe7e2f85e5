extension ViolationHandler {
  /// Pushes each violation into an inlet, and goes on as a release build would.
  ///
  /// So violations, which are reported in any isolation domain, become a stream of one:
  ///
  /// ```swift
  /// let violations = PublishSubject<Violation>()
  /// let handler = ViolationHandler.stream(into: Inlet(into: violations))
  /// ```
  ///
  /// What the inlet drops, if it is bounded, is lost.
  ///
  /// - Parameter inlet: Takes each violation.
  /// - Returns: The handler.
  public static func stream(into inlet: Inlet<Violation>) -> ViolationHandler {
    ViolationHandler { inlet.push($0) }
  }

  /// Writes each violation as one line of text, and goes on as a release build would.
  ///
  /// - Parameter sink: Takes each line; may be called from any isolation domain.
  /// - Returns: The handler.
  public static func log(to sink: @escaping @Sendable (String) -> Void) -> ViolationHandler {
    ViolationHandler { sink("violation: \($0)") }
  }
}
