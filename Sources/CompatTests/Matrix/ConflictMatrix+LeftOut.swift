import DelegateBridge

extension ConflictMatrix {
  /// Why a stack of parties has no cells: its own hooks lose or repeat messages before a third party can
  /// see it.
  package enum LeftOut: String, CaseIterable, Sendable {
    /// A hook that sets its wrapper again sends it through a hook outside once more, and another hook
    /// inside hides that.
    case hooksOnBothSidesOfOneThatSetsAgain =
      "hooks inside and outside of one that hands its wrapper to the public setter"

    /// A hook outside replaces the wrapper that it alone kept while another one wraps it.
    case blindOutsideOneThatSetsAgain =
      "a forwarder that says nothing of itself outside of a hook that hands its wrapper to the public setter"

    /// Nobody keeps a wrapper that nobody can see.
    case unkeptInsideBlind =
      "a wrapper that nobody keeps inside a forwarder that says nothing of itself"
  }

  /// Why the matrix has no cells with these parties, in this order; `nil` where it has.
  package static func reasonToLeaveOut(_ stack: [any Participant]) -> LeftOut? {
    let hooks: [Wrapping?] = []
    for (place, hook) in hooks.enumerated() {
      guard let hook else { continue }
      let outside = hooks[(place + 1)...].compactMap { $0 }
      if hook.setsAgain, outside.contains(where: \.isBlind) { return .blindOutsideOneThatSetsAgain }
      if hook.setsAgain, place > 0, !outside.isEmpty { return .hooksOnBothSidesOfOneThatSetsAgain }
      if hook.isBlind, outside.contains(where: { $0.behaviour.retention == .none }) {
        return .unkeptInsideBlind
      }
    }
    return nil
  }
}

extension Participant {
  /// How the party wraps, if it does.
  fileprivate var wrapping: Wrapping? {
    if case .wraps(let wrapping) = conduct { return wrapping }
    return nil
  }
}
