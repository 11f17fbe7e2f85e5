/// A completion handler that is called exactly once: by those who got it, or else by itself.
///
/// ```swift
/// let decide = CompletionHandler<Policy>(of: Web.decidePolicy.selector, otherwise: .cancel) {
///   policy in page.load(policy)
/// }
/// decide(.allow)
/// ```
///
/// A second call is a violation and changes nothing. So is dropping the handler uncalled; it then
/// calls itself with the value that was agreed on for that case. Both are reported to the violation
/// handler that was in force where this one was made.
///
/// Where several parties get the same handler, as receivers of a broadcast do, each may call it: a
/// shared handler takes the first decision, and ignores the others without a report.
@MainActor
public final class CompletionHandler<Value> {
  /// The message with which the handler was sent, where there is one.
  public let message: Selector?

  /// Whether somebody has called the handler.
  public var isCalled: Bool { body == nil }

  /// The handler as a function, for messages that carry one.
  public var function: @MainActor (Value) -> Void {
    { self($0) }
  }

  private let owner: String
  private let isShared: Bool
  private let otherwise: Value
  private var body: (@MainActor (Value) -> Void)?
  // The destructor does not run in the task that drops the handler, and so not with its handlers.
  private let violationHandler = ViolationHandler.current

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - message: The message with which it is sent.
  ///   - owner: The name of the party that waits for the call, for reports.
  ///   - otherwise: The value for the case that nobody calls.
  ///   - isShared: Whether several parties get the handler, so that calls after the first are in
  ///     order.
  ///   - body: What to do with the value; runs once.
  public init(
    of message: Selector? = nil, for owner: String = "completion handler", otherwise: Value,
    isShared: Bool = false, _ body: @escaping @MainActor (Value) -> Void
  ) {
    self.message = message
    self.owner = owner
    self.otherwise = otherwise
    self.isShared = isShared
    self.body = body
  }

  isolated deinit {
    guard let body else { return }
    report(.completionDropped, "nobody called the handler, which is gone now")
    body(otherwise)
  }

  /// Calls the handler; only the first call counts.
  ///
  /// - Parameter value: What to complete with.
  public func callAsFunction(_ value: Value) {
    guard let body else {
      if isShared { return }
      report(.completionRepeated, "the handler was called already; it got \(value) as well")
      return
    }
    self.body = nil
    body(value)
  }

  private func report(_ kind: Violation.Kind, _ detail: String) {
    let place = message.map { "'\($0)': " } ?? ""
    violationHandler.handle(
      Violation(kind, parties: [owner], message: message, detail: place + detail))
  }
}
