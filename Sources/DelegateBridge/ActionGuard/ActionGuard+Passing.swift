import Streams

extension ActionGuard {
  /// Sends an action on to its handler, unless the control or one of its siblings rests.
  func pass(_ control: MessageObject, _ send: () -> Void) {
    guard interception != nil else { return send() }
    let state = state(of: control)
    guard !state.isExempt else { return send() }
    let time = now()
    if let reason = state.lane.objection(at: time, window: state.window ?? window) {
      state.suppressions += 1
      subject.onNext(
        SuppressedAction(
          control: Violation.name(of: control), blocker: state.lane.occupant, time: time,
          reason: reason))
      return
    }
    let lane = state.lane
    lane.lastAction = time
    lane.occupant = Violation.name(of: control)
    lane.beginWork()
    ActionWork.run(for: control, on: lane, send)
    lane.endWork()
  }
}
