import CompatTests

/// What is known of one way of dealing with the conflict.
struct Remedy {
  let strategy: Strategy

  /// What is done, and to whom.
  let idea: String

  /// What it still gets wrong, and where that shows; `nil` where nothing is.
  let weakness: (text: String, shownBy: Scenario, as: Symptom)?

  static let all = [
    Remedy(
      strategy: .none, idea: "nobody does anything",
      weakness: ("the reactive proxy does not find itself", .appFirst, .assertion)),
    Remedy(
      strategy: .modifiedReactive,
      idea: "the reactive library takes a tracker's wrapper around its proxy for the proxy",
      weakness: ("with two trackers it fails as before", .appBeforeTrackers, .assertion)),
    Remedy(
      strategy: .adaptedTracker, idea: "the trackers let reactive proxies through unwrapped",
      weakness: ("they no longer hear what a proxy hears", .appFirst, .lost)),
    Remedy(
      strategy: .forwardingTarget,
      idea: "the trackers count in the delegate's class, where it is asked for a forwarding target",
      weakness: (
        "a message that passes two such classes is counted twice", .trackerFirst, .twice
      )),
    Remedy(
      strategy: .bridge, idea: "nobody is changed; what each sets and reads is made consistent",
      weakness: nil),
  ]
}
