/// Work that an action has begun and that is not done when its handler returns: a request, a dialogue.
///
/// The ``ActionGuard`` holds back the next action until the token has ended or is released.
@MainActor
public final class WorkToken {
  /// What a turn remembers of a token.
  final class Work {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  private let work: Work
  private let turn: ActionGuard.Turn?

  init(_ work: Work, turn: ActionGuard.Turn?) {
    self.work = work
    self.turn = turn
  }

  isolated deinit { end() }

  /// Says that the work is done; doing this again has no effect.
  public func end() { turn?.finish(work) }
}
