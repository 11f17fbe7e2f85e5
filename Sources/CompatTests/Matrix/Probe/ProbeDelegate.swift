/// What a delegate of a ``ProbeHost`` has to do.
@MainActor
public protocol ProbeDelegate: AnyObject {
  /// An item was chosen.
  func probe(_ host: ProbeHost, didSelect item: Int)
}
