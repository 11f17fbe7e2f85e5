/// When the setter is hooked.
public enum HookTiming: String, CaseIterable, Codable, Sendable {
  /// Before there is a host.
  case beforeDelegate

  /// After the app has set its delegate.
  case afterDelegate

  /// After those that take the slot have come, all observers included.
  case afterReactive

  /// After the first observer and before the second.
  case betweenObservers
}
