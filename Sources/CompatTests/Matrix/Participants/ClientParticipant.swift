import DelegateBridge
import Streams

/// An app's own hook, written before the app took in any library: it wraps what is set in a
/// ``ClientBridge`` and sets that again.
struct ClientParticipant: Participant {
  let name = "client"

  var conduct: Conduct {
    var wrapping = Wrapping(isOpaque: true, setsAgain: true)
    wrapping.behaviour.recognition = .kind
    wrapping.behaviour.retention = .latestEarly
    return .wraps(wrapping)
  }

  func install(in world: World) -> Participation {
    let counter = Counter()
    let bridgeClass = ClientBridge.makeClass(counting: ProbeHost.didSelect, counter.count)
    let hook = SetterHook.clientBridge(
      of: bridgeClass, named: { name }, isOpaque: true, on: world.hostClass, in: world.slot)
    hook.exchange()
    return Participation(received: { [counter.value] }, remove: hook.remove)
  }
}
