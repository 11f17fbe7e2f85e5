import DelegateBridge
import Streams

/// An app's own hook that wraps the delegate and sets it again; see ``ClientHook``.
struct ClientParticipant: Participant {
  let name = "client"

  var conduct: Conduct {
    var wrapping = Wrapping(isOpaque: true, setsAgain: true)
    wrapping.behaviour.recognition = .kind
    wrapping.behaviour.retention = .latestEarly
    return .wraps(wrapping)
  }

  func install(in world: World) -> Participation {
    let hook = ClientHook(on: world.hostClass, slot: world.slot)
    return Participation(received: { [hook.selections] }, remove: hook.remove)
  }
}
