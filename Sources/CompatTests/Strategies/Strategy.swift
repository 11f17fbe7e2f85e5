/// What is done about parties that share a slot.
public enum Strategy: String, CaseIterable, Encodable, Sendable {
  /// Nothing.
  case none

  /// The reactive library takes a foreign wrapper around its proxy for the proxy; see
  /// ``LookThroughProxy``.
  case modifiedReactive

  /// The tracking libraries let reactive proxies through unwrapped.
  case adaptedTracker

  /// The tracking libraries count in `forwardingTarget(for:)` of the delegate's class instead of
  /// wrapping; see ``ForwardingTargetTracker``.
  case forwardingTarget

  /// A bridge makes what each party sets and reads back consistent; no party is changed.
  case bridge
}
