/// What one control, or a group of siblings, rests from.
@MainActor
final class ActionLane {
  /// When an action was last passed on.
  var lastAction: Duration?

  /// The name of the control whose action that was.
  var occupant = ""

  /// Whether a handler runs, or work that one began is unfinished.
  var isBusy: Bool { unfinished > 0 }

  private var unfinished = 0

  func beginWork() { unfinished += 1 }
  func endWork() { unfinished -= 1 }

  /// Why an action must not be passed on now; `nil` where nothing speaks against it.
  func objection(at time: Duration, window: Duration) -> SuppressedAction.Reason? {
    if isBusy { return .unfinishedWork }
    guard let lastAction else { return nil }
    let elapsed = time - lastAction
    return elapsed < window ? .tooSoon(after: elapsed) : nil
  }
}
