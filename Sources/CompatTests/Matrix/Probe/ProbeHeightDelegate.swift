/// What a delegate of a ``ProbeHost`` may do.
@MainActor
public protocol ProbeHeightDelegate: AnyObject {
  /// How high the item is to be.
  func probe(_ host: ProbeHost, heightOf item: Int) -> Int
}
