extension ActionGuard {
  /// Whose turn it is, for one control or for siblings together: when one acted last, and the work
  /// that this began.
  @MainActor
  final class Turn {
    /// The turns whose handlers are running, the innermost last.
    private static var running: [Turn] = []

    private(set) var work: [WorkToken.Work] = []
    private var lastAction: (control: String, time: Duration)?

    /// Why nobody may act now, or `nil`.
    func obstacle(at time: Duration, window: Duration) -> SuppressedAction.Reason? {
      if !work.isEmpty { return .unfinishedWork(work.map(\.name)) }
      guard let lastAction else { return nil }
      let elapsed = time - lastAction.time
      // A clock that was set back says nothing about how long ago that was.
      guard elapsed >= .zero, elapsed < window else { return nil }
      return .window(after: lastAction.control, elapsed: elapsed, remaining: window - elapsed)
    }

    /// Runs the handlers of an action, which are unfinished work until they return.
    func take(by control: String, at time: Duration, _ action: () -> Void) {
      lastAction = (control, time)
      let handlers = WorkToken.Work(name: "handler")
      work.append(handlers)
      Self.running.append(self)
      action()
      Self.running.removeLast()
      finish(handlers)
    }

    func finish(_ finished: WorkToken.Work) {
      work.removeAll { $0 === finished }
    }

    /// Begins work of the action that is being handled; it keeps nobody where none is.
    static func beginWork(_ name: String) -> WorkToken {
      let work = WorkToken.Work(name: name)
      running.last?.work.append(work)
      return WorkToken(work, turn: running.last)
    }
  }

  /// Begins work that an action has to wait for, from within the handler of the action before.
  ///
  /// Outside a handler, and where no guard is installed, the token keeps nobody waiting.
  ///
  /// - Parameter name: What reports say of the work.
  /// - Returns: A token to be ended, or released, when the work is done.
  public static func beginWork(_ name: String = "work") -> WorkToken {
    Turn.beginWork(name)
  }
}
