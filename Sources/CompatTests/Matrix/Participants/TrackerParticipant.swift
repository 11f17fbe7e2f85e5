import DelegateBridge
import Streams

/// A tracking library in one of its variants.
struct TrackerParticipant: Participant {
  let name: String
  private let behaviour: TrackingHook.Behaviour
  private let passesReactive: Bool

  init(
    _ name: String, _ behaviour: TrackingHook.Behaviour, passesReactive: Bool = false
  ) {
    self.name = name
    self.behaviour = behaviour
    self.passesReactive = passesReactive
  }

  var conduct: Conduct {
    .wraps(Wrapping(behaviour: behaviour, passesReactive: passesReactive, isWellKnown: true))
  }

  func install(in world: World) -> Participation {
    let passesReactive = passesReactive
    let hook = TrackingHook(
      on: world.hostClass, slot: world.slot, named: name, recording: [ProbeHost.didSelect],
      behaviour: behaviour, marker: nil,
      passing: { passesReactive && $0 is DelegateProxy }, makeName: nil)
    hook.exchangeSetter()
    if behaviour.unwrapsGetter { hook.exchangeGetter() }
    return Participation(
      received: { [hook.count(of: ProbeHost.didSelect)] }, remove: hook.remove)
  }

  func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant {
    var behaviour = behaviour
    behaviour.unwrapsGetter = getter == .unwrapping
    switch strategy {
    case .forwardingTarget: return ClassTrackingParticipant(name: name)
    case .adaptedTracker: return TrackerParticipant(name, behaviour, passesReactive: true)
    case .none, .modifiedReactive, .bridge: return TrackerParticipant(name, behaviour)
    }
  }
}
