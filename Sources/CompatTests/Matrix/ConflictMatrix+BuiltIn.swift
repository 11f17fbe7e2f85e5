import DelegateBridge

extension ConflictMatrix {
  /// The parties that the matrix brings along: the tracking library in its variants, an app's own
  /// hook, and the reactive library.
  public static var builtIn: [any Participant] {
    [
      tracker("marker") { _ in },
      tracker("type") { $0.recognition = .type },
      tracker("kind") { $0.recognition = .kind },
      tracker("retargeting") { $0.reusesProxy = true },
      tracker("unkept") { $0.retention = .none },
      ClientParticipant(),
      ReactiveParticipant(),
    ]
  }

  private static func tracker(
    _ variant: String, _ change: (inout TrackingHook.Behaviour) -> Void
  ) -> TrackerParticipant {
    var behaviour = TrackingHook.Behaviour()
    change(&behaviour)
    return TrackerParticipant("tracker:\(variant)", behaviour)
  }
}
