import DelegateBridge
import Streams

extension Control {
  /// Kind and title, whether the control is disabled, and which guards its action passes.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      let guards = ActionGuard.all(on: self).map { "; \($0.explain(self))" }
      return "\(partyName)\(isEnabled ? "" : ", disabled")\(guards.joined())"
    }
  }
}
