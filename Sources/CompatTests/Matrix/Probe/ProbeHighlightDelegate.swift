/// What a delegate of a ``ProbeHost`` may take.
@MainActor
protocol ProbeHighlightDelegate: AnyObject {
  /// An item was highlighted.
  func probe(_ host: ProbeHost, didHighlight item: Int)
}
