/// Who takes the slot first.
public enum FirstComer: String, CaseIterable, Codable, Sendable {
  /// The app sets its delegate; then the others that take the slot come.
  case delegateFirst

  /// The others come; then the app sets its delegate.
  case reactiveFirst
}
