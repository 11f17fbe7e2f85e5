public import Streams

extension ActionGuard {
  /// How often the guard has suppressed an action of `control`.
  public func suppressions(of control: MessageObject) -> Int { state(of: control).suppressions }

  /// One line on what the guard does to a control, and who put it there.
  public func explain(_ control: MessageObject) -> String {
    let state = state(of: control)
    var parts = [state.isExempt ? "exempt" : "window \(state.window ?? window)"]
    if state.lane.isBusy { parts.append("work unfinished") }
    if state.suppressions > 0 { parts.append("\(state.suppressions) suppressed") }
    return "\(self): \(parts.joined(separator: ", "))"
  }
}

extension ActionGuard: CustomStringConvertible {
  /// The class that is guarded, and who did it where.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      "guard on \(host.name) by \(installation.owner) at \(installation.location)"
    }
  }
}
