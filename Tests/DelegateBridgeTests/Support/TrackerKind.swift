import DelegateBridge

/// One of the ways in which tracking libraries wrap delegates.
struct TrackerKind: CustomStringConvertible {
  let description: String
  let behaviour: TrackingHook.Behaviour

  private init(_ name: String, _ change: (inout TrackingHook.Behaviour) -> Void) {
    description = name
    var behaviour = TrackingHook.Behaviour()
    change(&behaviour)
    self.behaviour = behaviour
  }

  static let marker = TrackerKind("marker") { _ in }

  static let all = [
    marker,
    TrackerKind("type") { $0.recognition = .type },
    TrackerKind("kind") { $0.recognition = .kind },
    TrackerKind("unwrapping") { $0.unwrapsGetter = true },
    TrackerKind("reusing") { $0.reusesProxy = true },
    TrackerKind("not kept") { $0.retention = .none },
    TrackerKind("all kept") { $0.retention = .all },
    TrackerKind("kept early") { $0.retention = .latestEarly },
    TrackerKind("dropped at nil") { $0.forgetsAtNil = true },
    TrackerKind("retaining") { $0.retainsTarget = true },
  ]
}
