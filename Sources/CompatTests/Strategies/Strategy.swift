/// What is done about parties that share a slot.
public enum Strategy: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case none

  /// The reactive library takes a tracker's wrapper around its proxy for the proxy.
  case modifiedReactive

  /// The tracking libraries let reactive proxies through unwrapped.
  case adaptedTracker

  /// The tracking libraries change the delegate's class, so that it counts where it is asked for a
  /// forwarding target, instead of wrapping the delegate.
  case forwardingTarget

  /// A bridge makes what each party sets and reads back consistent; no party is changed.
  case bridge
}
