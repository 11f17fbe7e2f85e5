/// What becomes of a page that a ``WebView`` is asked to load.
public enum NavigationPolicy: String, Hashable, Sendable {
  /// It is loaded.
  case allow

  /// It is not loaded.
  case cancel
}
