/// Who takes the slot first.
enum FirstComer: String, CaseIterable {
  /// The app sets its delegate; then the first observer comes.
  case delegateFirst

  /// The first observer comes; then the app sets its delegate.
  case reactiveFirst
}
