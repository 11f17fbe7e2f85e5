import Streams

/// A tracking library that was rewritten to count in the delegate's class; see ``ClassTracking``.
struct ClassTrackingParticipant: Participant {
  let name: String

  var conduct: Conduct { .instruments(.classes) }

  func install(in world: World) -> Participation {
    let counter = Counter()
    let tracking = ClassTracking(ProbeHost.didSelect, counter.count)
    let hook = SetterHook(name, on: world.hostClass, in: world.slot) { _, object, original in
      if let object { tracking.track(object) }
      original(object)
    }
    hook.exchange()
    return Participation(received: { [counter.value] }, remove: hook.remove)
  }
}
