public import Streams

extension ActionGuard {
  /// Lets all actions of one control through.
  ///
  /// - Parameters:
  ///   - isExempt: Whether it is exempt; `false` guards it again.
  ///   - control: The control.
  public func setExempt(_ isExempt: Bool, for control: MessageObject) {
    state(of: control).isExempt = isExempt
  }

  /// Gives one control a window of its own.
  ///
  /// - Parameters:
  ///   - window: For how long it rests; `nil` stands for the guard's ``window``.
  ///   - control: The control.
  public func setWindow(_ window: Duration?, for control: MessageObject) {
    state(of: control).window = window
  }

  /// Makes siblings of controls: an action of one lets all of them rest.
  ///
  /// They leave the groups that they are in, and what they rest from is forgotten.
  public func group(_ controls: [MessageObject]) {
    let lane = ActionLane()
    for control in controls { state(of: control).lane = lane }
  }
}
