import DelegateBridge

extension ConflictMatrix {
  /// The parties that the matrix brings along: every kind that a bridge has to do with, as its author
  /// wrote it.
  public static var builtIn: [any Participant] {
    [
      tracker("marker") { _ in },
      tracker("type") { $0.recognition = .type },
      tracker("kind") { $0.recognition = .kind },
      tracker("retargeting") { $0.reusesProxy = true },
      tracker("unkept") { $0.retention = .none },
      HookParticipant.classSwapping,
      HookParticipant.opaque,
      HookParticipant.mute,
      ClientParticipant(),
      ReactiveParticipant(),
      ReactiveParticipant(.forwardee),
      ReactiveParticipant(.publisher),
      StandInParticipant.broadcast,
      StandInParticipant.adapter,
      StandInParticipant.byHand,
      StandInParticipant.host,
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
