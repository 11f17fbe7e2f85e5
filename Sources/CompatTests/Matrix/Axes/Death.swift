/// Who is let go of by its owner before the event.
public enum Death: String, CaseIterable, Codable, Sendable {
  /// Nobody.
  case nobody

  /// The app's delegate.
  case app

  /// What the app has put in front of its delegate.
  case standIns

  /// What the app has put in front of its delegate, then the delegate.
  case standInsThenApp
}
