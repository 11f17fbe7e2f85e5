import Streams

/// Work that the handler of an action has begun and that goes on when the handler has returned.
///
/// ```swift
/// payButton.addTarget(self) { [self] _ in
///   let work = ActionWork.begin()
///   api.pay { work.finish() }
/// }
/// ```
///
/// The guards of the action hold further ones back until the work is finished, or until nobody holds
/// it any more. The app need not know whether there is a guard.
@MainActor
public final class ActionWork {
  private var lanes: [ActionLane]

  /// The guarded actions that are under way, the innermost last.
  private static var current: [(control: MessageObject, lane: ActionLane)] = []

  /// Begins work for the action whose handler is running.
  ///
  /// - Returns: The work; it holds back nothing where no guarded action is under way.
  public static func begin() -> ActionWork {
    guard let control = current.last?.control else { return ActionWork([]) }
    return ActionWork(current.filter { $0.control === control }.map(\.lane))
  }

  private init(_ lanes: [ActionLane]) {
    self.lanes = lanes
    for lane in lanes { lane.beginWork() }
  }

  isolated deinit {
    finish()
  }

  /// Tells that the work is done; calling this again has no effect.
  public func finish() {
    let finished = lanes
    lanes = []
    for lane in finished { lane.endWork() }
  }

  /// Runs the handler of an action, which may begin work.
  static func run(for control: MessageObject, on lane: ActionLane, _ handler: () -> Void) {
    current.append((control, lane))
    defer { current.removeLast() }
    handler()
  }
}
