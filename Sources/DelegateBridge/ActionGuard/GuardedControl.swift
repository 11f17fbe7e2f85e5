/// One control under an ``ActionGuard``: what is said for it, and what has become of its actions.
@MainActor
public final class GuardedControl {
  /// The name of the control.
  public let name: String

  /// Whether the guard lets everything pass.
  public var isExempt = false

  /// How long the control waits before it acts again; `nil` stands for the guard's own window.
  public var window: Duration?

  /// How many of its actions were suppressed.
  public internal(set) var suppressedCount = 0

  /// The work that still keeps the control, or one of its siblings, from acting.
  public var unfinishedWork: [String] { turn.work.map(\.name) }

  var turn = ActionGuard.Turn()

  init(name: String) {
    self.name = name
  }

  func text(defaultWindow: Duration) -> String {
    var parts = [isExempt ? "exempt" : "window \(window ?? defaultWindow)"]
    if !turn.work.isEmpty {
      parts.append("waits for \(unfinishedWork.joined(separator: ", "))")
    }
    if suppressedCount > 0 { parts.append("\(suppressedCount) suppressed") }
    return parts.joined(separator: ", ")
  }
}
