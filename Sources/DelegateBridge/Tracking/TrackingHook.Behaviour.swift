extension TrackingHook {
  /// How a tracking library goes about wrapping delegates; the defaults are those of the common one.
  public struct Behaviour: Hashable, Sendable {
    /// How the hook tells its own proxies from delegates that are to be wrapped.
    public var recognition = Recognition.marker

    /// What keeps the proxy alive.
    public var retention = Retention.latest

    /// Whether the proxy that is kept is pointed at a new delegate instead of being replaced.
    public var reusesProxy = false

    /// Whether the proxy that is kept is dropped when the slot is set to `nil`.
    public var forgetsAtNil = false

    /// Whether the proxy keeps its target alive.
    public var retainsTarget = false

    /// Whether the getter is hooked too, and gives the target instead of the proxy.
    public var unwrapsGetter = false

    /// The behaviour of the common library.
    public init() {}
  }

  /// How a hook recognises its own proxies.
  public enum Recognition: String, CaseIterable, Sendable {
    /// By asking whether the object responds to a marker message. Forwarders pass the question on.
    case marker

    /// By the object's real class.
    case type

    /// By asking whether the object is of the proxy class. The proxy itself passes the question on.
    case kind
  }

  /// What keeps a tracking proxy alive.
  public enum Retention: String, CaseIterable, Sendable {
    /// Nothing.
    case none

    /// The host keeps the latest, from after it was set.
    case latest

    /// The host keeps the latest, from before it is set.
    case latestEarly

    /// The host keeps all, for as long as it lives.
    case all
  }
}
