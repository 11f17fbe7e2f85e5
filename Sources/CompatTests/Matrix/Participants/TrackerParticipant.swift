import DelegateBridge
import Streams

/// A tracking library in one of its variants.
struct TrackerParticipant: Participant {
  let name: String
  private let behaviour: TrackingHook.Behaviour
  private var passesReactive = false
  private var unwrapsAll = false

  init(_ name: String, _ behaviour: TrackingHook.Behaviour) {
    self.name = name
    self.behaviour = behaviour
  }

  var conduct: Conduct {
    .wraps(
      Wrapping(
        behaviour: behaviour, passesReactive: passesReactive, isWellKnown: true,
        unwrapsAll: unwrapsAll))
  }

  func install(in world: World) -> Participation {
    let passesReactive = passesReactive
    let hook = TrackingHook(
      on: world.hostClass, slot: world.slot, named: name, recording: [ProbeHost.didSelect],
      behaviour: behaviour, marker: nil,
      passing: { passesReactive && $0 is DelegateProxy }, makeName: nil)
    hook.exchangeSetter()
    if behaviour.unwrapsGetter { hook.exchangeGetter() }
    let getter = unwrapsAll ? UnwrappingGetter(name, on: world.hostClass, of: world.slot) : nil
    getter?.exchange()
    return Participation(
      received: { [hook.count(of: ProbeHost.didSelect)] },
      remove: {
        getter?.remove()
        hook.remove()
      })
  }

  func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant {
    if strategy == .forwardingTarget { return ClassTrackingParticipant(name: name) }
    var behaviour = behaviour
    behaviour.unwrapsGetter = getter == .unwrapping
    var adapted = TrackerParticipant(name, behaviour)
    adapted.unwrapsAll = getter == .full
    adapted.passesReactive = strategy == .adaptedTracker
    return adapted
  }
}
