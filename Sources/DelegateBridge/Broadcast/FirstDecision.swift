/// Makes one completion handler out of one that several parties get: the first decision counts.
///
/// ```swift
/// broadcast.prepare(Web.decidePolicy) { view, url, decide in
///   (view, url, FirstDecision.handler(decide, otherwise: .cancel))
/// }
/// ```
@MainActor
public enum FirstDecision {
  /// A handler that calls `handler` exactly once, however often it is called itself.
  ///
  /// - Parameters:
  ///   - handler: The handler that must be called once.
  ///   - otherwise: What is decided where every copy of the new handler is gone uncalled.
  /// - Returns: The handler to hand out; later decisions are ignored.
  public static func handler<Value>(
    _ handler: @escaping @MainActor (Value) -> Void, otherwise: Value
  ) -> @MainActor (Value) -> Void {
    let pending = Pending(handler, otherwise: otherwise)
    return { pending.decide($0) }
  }

  @MainActor
  private final class Pending<Value> {
    private var handler: (@MainActor (Value) -> Void)?
    private let otherwise: Value

    init(_ handler: @escaping @MainActor (Value) -> Void, otherwise: Value) {
      self.handler = handler
      self.otherwise = otherwise
    }

    isolated deinit {
      decide(otherwise)
    }

    func decide(_ value: Value) {
      let handler = handler
      self.handler = nil
      handler?(value)
    }
  }
}
