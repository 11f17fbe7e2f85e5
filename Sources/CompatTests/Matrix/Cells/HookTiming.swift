/// When the setter is hooked.
public enum HookTiming: String, CaseIterable, Encodable, Sendable {
  /// Before anything is set.
  case beforeDelegate

  /// After the app has set its delegate.
  case afterDelegate

  /// After the reactive library has taken the slot.
  case afterReactive
}
