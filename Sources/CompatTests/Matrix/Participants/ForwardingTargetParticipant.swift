import DelegateBridge
import Streams

/// A tracking library that was rewritten to count in `forwardingTarget(for:)`.
struct ForwardingTargetParticipant: Participant {
  let name: String

  var conduct: Conduct { .instruments }

  func install(in world: World) -> Participation {
    let tracker = ForwardingTargetTracker(ProbeHost.didSelect)
    let hook = TrackingHook(
      on: world.hostClass, slot: world.slot, named: name, recording: [],
      behaviour: TrackingHook.Behaviour(), marker: nil,
      passing: { object in
        tracker.instrument(object)
        return true
      }, makeName: nil)
    hook.exchangeSetter()
    return Participation(received: { [tracker.count] }, remove: hook.remove)
  }
}
